/** The version of the package that this client was built with (`vite.config.ts`). */
declare const __VERSION__: string;

/** The longest name the server takes. */
export const MAX_NAME = 24;

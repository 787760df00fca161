/** Where the service worker is: at the root, so that it looks after every page. */
export const WORKER = '/sw.js';

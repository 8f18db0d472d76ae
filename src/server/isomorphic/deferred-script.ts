// The browser uses this file too, so it imports nothing.

/** Marks, in the server's HTML, the script that loads the page's modules and waits to be run. */
export const DEFERRED_SCRIPT = "application/x-waiting-module";
/** Id of the template with the preloads of those modules. */
export const MODULES_ID = "application-modules";

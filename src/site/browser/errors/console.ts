/** The browser's console: what a developer, or a person on the phone with one, will look at. */
export function logError(...what: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: in the browser the console is the log
  console.error(...what);
}

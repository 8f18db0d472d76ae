/** Logs to the browser's console, for developers and for people who get help on the phone. */
export function logError(...what: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: in the browser the console is the log
  console.error(...what);
}

/**
 * The nonce that the document's policy asks of style elements; for Mantine, and for whatever else writes styles of its own.
 * Browsers hide it from selectors and attributes, and tell it to scripts.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

/** Tells the nonce to what locks the page behind a dialog: it looks for it under this name of a bundler's. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}

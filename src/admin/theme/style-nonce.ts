/**
 * The nonce that the document's policy requires for style elements. Mantine and other libraries add it to the
 * styles that they insert. Browsers hide the nonce from selectors and attributes, but not from scripts.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

/**
 * Passes the nonce to the library that locks the page behind a dialog, which looks for it under a bundler's
 * variable name.
 */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}

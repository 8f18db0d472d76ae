/** A key that stays while the contents do: sent again after a lost answer, the same form is the same submission. */
export function rememberKey(): (contents: string) => string {
  let known: { contents: string; key: string } | undefined;
  return (contents) => {
    if (known?.contents !== contents) known = { contents, key: newKey() };
    return known.key;
  };
}

/** `crypto.randomUUID` is there under HTTPS only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Keeps a key while the contents stay the same: a form that is repeated after a lost response is the same
 * submission.
 */
export function rememberKey(): (contents: string) => string {
  let rememberedKey: { contents: string; key: string } | undefined;
  return (contents) => {
    if (rememberedKey?.contents !== contents) rememberedKey = { contents, key: newKey() };
    return rememberedKey.key;
  };
}

/** `crypto.randomUUID` exists only under HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * The id that a hash names: `#caf%C3%A9` names `café`. One that is not valid encoded text, such as `#100%`, names
 * itself.
 * @param hash as in the address; may be empty
 */
export function fragmentOf(hash: string): string {
  const named = hash.slice(1);
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

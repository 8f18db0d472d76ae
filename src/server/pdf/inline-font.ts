/** The bytes of a font that the build wrote into the code. @param dataAddress `data:` with base64 */
export function inlineFont(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
}

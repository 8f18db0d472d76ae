declare const unit: unique symbol;

/**
 * HTML as a string with one character for each byte of its UTF-8 form. Markup is ASCII, so code can find and
 * replace it as in any string. A page is never decoded and encoded, because with one curly quotation mark a
 * string takes two bytes for each character, and every search through a page takes three times as long.
 *
 * Compare it only with ASCII; `\s` and `trim` also match bytes of letters.
 */
export type ByteText = string & { readonly [unit]: "byte" };

export function byteText(text: string): ByteText {
  return textOfBytes(Buffer.from(text));
}

/** @param bytes UTF-8 */
export function textOfBytes(bytes: Buffer): ByteText {
  return bytes.toString("latin1") as ByteText;
}

export function bytesOf(text: ByteText): Buffer<ArrayBuffer> {
  return Buffer.from(text, "latin1");
}

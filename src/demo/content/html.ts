const BLOCK_TAG = /\s*(<\/?(?:p|h2|h3|h4|ul|ol|li|blockquote)(?:\s[^>]*)?>)\s*/g;

/** Rich text written over several indented lines, as the one-line HTML that a rich-text field stores. */
export function html(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\s+/g, " ")
    .replace(BLOCK_TAG, "$1")
    .trim();
}

/** Plain text written over several indented lines, as one line. */
export function text(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\s+/g, " ")
    .trim();
}

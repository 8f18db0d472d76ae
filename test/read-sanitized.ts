/**
 * The allowed contents of rich text, written a second time: an addition to the sanitizer must be repeated here on
 * purpose.
 */
export const allowedAttributes: Record<string, string[]> = Object.fromEntries(
  [
    ..."p h2 h3 h4 ul ol li blockquote hr dl dt dd address figure figcaption".split(" "),
    ..."a strong em b i br sub sup abbr span small code".split(" "),
    ..."table caption thead tbody tr th td".split(" "),
  ].map((tag) => [tag, ["lang", "dir", "id"]]),
);
allowedAttributes.a?.push("href", "hreflang");
allowedAttributes.abbr?.push("title");
allowedAttributes.th?.push("scope", "colspan", "rowspan");
allowedAttributes.td?.push("colspan", "rowspan");

export const allowedProtocols = ["http:", "https:", "mailto:", "tel:", "emit:"];

export interface ReadTag {
  name: string;
  attributes: Record<string, string>;
  depth: number;
}

const TOKEN =
  /(?<text>(?:[^<>&]|&(?:amp|lt|gt|quot);)+)|<\/(?<closed>[a-z0-9]+)>|<(?<opened>[a-z0-9]+)(?<attributes>(?: [a-z-]+(?:="(?:[^"<>&]|&(?:amp|lt|gt|quot);)*")?)*)(?<isVoid> \/)?>/gy;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;

/** Rich text with pictures of the media library: an id, and never an address. */
export const allowedWithPictures = { ...allowedAttributes, img: ["data-picture"] };

/**
 * Reads the sanitizer's output with a grammar so narrow that every HTML parser must read it the same way:
 * names in lower case, values in double quotes, every `<`, `>` and `&` in text written as an entity, every
 * element closed.
 * @throws Error when the output does not match the grammar
 */
export function readSanitized(html: string): ReadTag[] {
  const tags: ReadTag[] = [];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const at = TOKEN.lastIndex;
    const { closed, opened, attributes = "", isVoid } = TOKEN.exec(html)?.groups ?? {};
    if (TOKEN.lastIndex === 0) throw new Error(`Not the sanitizer's grammar: ${html.slice(at, at + 80)}`);
    if (closed !== undefined && open.pop() !== closed)
      throw new Error(`</${closed}> closes nothing: ${html}`);
    if (opened === undefined) continue;
    tags.push({ name: opened, attributes: attributesIn(attributes), depth: open.length + 1 });
    if (!isVoid) open.push(opened);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(" ")}`);
  return tags;
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, decoded(value)]),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

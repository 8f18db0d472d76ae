/**
 * The form of a library picture in a rich text: the id of its record, and perhaps a caption. Nothing else is stored, so
 * a text always shows the record's current file and description.
 */
const PICTURE =
  /<figure>\s*<img data-picture="([0-9a-f-]{36})" ?\/?>\s*(?:<figcaption>((?:(?!<\/?fig)[\s\S])*)<\/figcaption>\s*)?<\/figure>/g;

const PICTURE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isPictureId(value: string): boolean {
  return PICTURE_ID.test(value);
}

/** The ids of the pictures of a sanitized text, in order. */
export function picturesIn(html: string): string[] {
  if (!html.includes("data-picture")) return [];
  return [...html.matchAll(PICTURE)].map(([, id = ""]) => id).filter(isPictureId);
}

/**
 * Replaces each picture of a sanitized text.
 * @param replace receives the id and the sanitized caption, empty if there is none
 */
export function replacePictures(html: string, replace: (id: string, caption: string) => string): string {
  if (!html.includes("data-picture")) return html;
  return html.replaceAll(PICTURE, (_, id: string, caption = "") => replace(id, caption));
}

/** Removes every `img` that is not such a picture. */
export function withoutOtherImages(html: string): string {
  if (!html.includes("<img")) return html;
  const kept: string[] = [];
  let from = 0;
  for (const { 0: picture, index } of html.matchAll(PICTURE)) {
    kept.push(html.slice(from, index).replaceAll(/<img\b[^>]*>/g, ""), picture);
    from = index + picture.length;
  }
  kept.push(html.slice(from).replaceAll(/<img\b[^>]*>/g, ""));
  return kept.join("");
}

/** @param caption plain text; empty for none */
export function pictureFigure(id: string, caption: string): string {
  const words = caption.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<figure><img data-picture="${id}" />${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

import type { Database } from "~/platform/database/database";
import { picturesIn, replacePictures } from "~/platform/sanitize/pictures-in-text";
import { sanitizeTextWithPictures } from "~/platform/sanitize/sanitize-rich-text";
import type { ContentType } from "../define-content-type";
import { contentTypes } from "../registry";

/**
 * The content type of the pictures in texts: the one that states `inText`.
 * @throws Error without such a type, which is a defect, because then no form offers pictures
 */
export function pictureType(): ContentType {
  const found = contentTypes().find(({ inText }) => inText);
  if (!found) throw new Error("No content type has pictures for texts.");
  return found;
}

/** The rich text of a published row for a page: sanitized, with its public pictures. */
export async function showRichText(db: Database, html: string): Promise<string> {
  const clean = sanitizeTextWithPictures(html);
  const ids = [...new Set(picturesIn(clean))];
  if (ids.length === 0) return clean;
  const cards = (await pictureType().cards?.(db, ids)) ?? [];
  const byId = new Map(cards.map((card) => [card.id, card]));
  return showPictures(clean, (id) => byId.get(id));
}

/**
 * Puts the pictures into a sanitized text. One that is not public is left out with its caption.
 * @param cardOf the data of a picture for pages (`cards` of its type)
 */
export function showPictures(html: string, cardOf: (id: string) => unknown): string {
  return replacePictures(html, (id, caption) => {
    const card = cardOf(id);
    const markup = card && pictureType().inText?.(card);
    if (!markup) return "";
    return `<figure>${markup}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  });
}

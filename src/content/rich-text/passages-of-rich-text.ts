import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import type { Passage } from "../search/passage";
import { withHeadingIds } from "./with-heading-ids";

/**
 * The text after each second-level heading of a rich text.
 * @param reserved ids that the rest of its page uses, as for `withHeadingIds`
 */
export function passagesOfRichText(html: string, reserved: readonly string[]): Passage[] {
  const parts = withHeadingIds(html, reserved).html.split(/(?=<h2[\s>])/);
  return parts.flatMap((part) => {
    const [heading, anchor] = /^<h2[^>]*\sid="([^"]+)"[^>]*>.*?<\/h2>/s.exec(part) ?? [];
    if (!heading || !anchor) return [];
    const words = heading.replaceAll(/<\/?h2[^>]*>/g, "");
    return [{ anchor, heading: richTextToPlain(words), text: richTextToPlain(part.slice(heading.length)) }];
  });
}

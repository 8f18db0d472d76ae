import type { Block } from "~/content/blocks/block";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";

export interface Question {
  title: string;
  html: string;
}

/** The questions of a stored page, including those in nested blocks, in reading order. */
export function questionsOf(blocks: readonly Block[]): Question[] {
  return blocks.flatMap(({ type, props }) => {
    if (type === "faq" || type === "accordion") return ((props.items ?? []) as Question[]).map(clean);
    return Object.values(props).flatMap((value) => (isBlocks(value) ? questionsOf(value) : []));
  });
}

function clean({ title, html }: Question): Question {
  return { title, html: sanitizeRichText(html) };
}

function isBlocks(value: unknown): value is Block[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one === "object" && one !== null && "type" in one && "props" in one)
  );
}

import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import type { ChecklistEntry } from "../item-schemas";

const VAGUE = /^(click here|here|read more|more|learn more|link|this page)$/i;

/** Headings must not skip levels, and links need text. Pictures are references, which `checkReferences` checks. */
export function checkRichText(propertyName: string, html: string): ChecklistEntry[] {
  return [
    ...headings(html).map((message) => ({ severity: "hard" as const, propertyName, message })),
    ...links(html).map((one) => ({ ...one, propertyName })),
  ];
}

/** Rich text appears below a second-level heading, so it may start with the third level. */
function headings(html: string): string[] {
  let last = 2;
  return [...html.matchAll(/<h([2-6])[^>]*>(.*?)<\/h\1>/gis)].flatMap(([, digit, inner]) => {
    const level = Number(digit);
    const words = richTextToPlain(inner ?? "");
    const problems = [];
    if (words === "") problems.push("A heading has no text.");
    if (level > last + 1)
      problems.push(`The heading “${words}” skips a level: make it a heading ${last + 1}.`);
    last = level;
    return problems;
  });
}

function links(html: string): Pick<ChecklistEntry, "severity" | "message">[] {
  type Found = Pick<ChecklistEntry, "severity" | "message">[];
  return [...html.matchAll(/<a\s[^>]*>(.*?)<\/a>/gis)].flatMap(([, inner]): Found => {
    const words = richTextToPlain(inner ?? "").replace(/[.:!?›»→ ]+$/, "");
    if (words === "" && !/<img\b/i.test(inner ?? ""))
      return [{ severity: "hard", message: "A link has no text." }];
    if (VAGUE.test(words))
      return [{ severity: "soft", message: `The link text “${words}” does not say where the link leads.` }];
    return [];
  });
}

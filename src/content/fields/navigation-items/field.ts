import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** Specification, section 3: label, href, optional subItems of the same shape. */
export interface NavigationItem {
  label: string;
  href: string;
  /** The language of the label where it is not the page's own (BCP 47: `es`). */
  lang?: string;
  subItems?: NavigationItem[];
}

/** `#` (opens its sub-items), an address of this site, or http(s), mailto, tel, emit. Never javascript or data. */
const HREF = /^(#[\w-]*|\/(?![/\\]).*|https?:\/\/.+|mailto:.+|tel:\+?[\d-]+|emit:[\w-]+)$/;

const item: z.ZodType<NavigationItem> = z.lazy(() =>
  z.strictObject({
    label: z.string().trim().min(1).max(80),
    href: z.string().trim().max(500).regex(HREF, "This is not an address that a menu can lead to."),
    lang: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .optional(),
    subItems: z.array(item).max(30).optional(),
  }),
);

export function navigationItems(options: FieldOptions) {
  return field<NavigationItem[]>("NAVIGATION_ITEMS", options, {
    schema: z.array(item).max(30),
    settings: { maxItems: 30 },
    empty: [],
    links,
    words: labels,
  });
}

function labels(items: NavigationItem[]): string {
  return items.map((one) => [one.label, labels(one.subItems ?? [])].filter(Boolean).join("\n")).join("\n");
}

function links(items: NavigationItem[]): string[] {
  return items.flatMap((one) => [one.href, ...links(one.subItems ?? [])]);
}

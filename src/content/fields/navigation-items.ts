import { jsonb } from "drizzle-orm/pg-core";
import { z } from "zod";
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";
import { type FieldOptions, field, type NestedField } from "./field";
import { stored } from "./stored";
import { text } from "./text";

/** Specification, section 3: label, href, optional subItems of the same shape. */
export interface NavigationItem {
  label: string;
  href: string;
  /** The language of the label if it differs from the page's (BCP 47: `es`). */
  lang?: string;
  /** Whether the law requires the link: then no feature that is off hides it or its target. */
  isLegal?: boolean;
  subItems?: NavigationItem[];
}

/**
 * `#` (opens its sub-items), a path of this site, or http(s), mailto, tel, emit. Never javascript or data. A draft
 * may leave it empty.
 */
const HREF = /^(|#[\w-]*|\/(?![/\\]).*|https?:\/\/.+|mailto:.+|tel:\+?[\d-]+|emit:[\w-]+)$/;

/** Links in one list. */
const MAX_ITEMS = 30;

const label = text({ label: "Link text", required: true, maxLength: MAX_NAME_LENGTH });
const target = text({ label: "Link target", required: true, maxLength: MAX_ADDRESS_LENGTH, link: true });

const item: z.ZodType<NavigationItem> = z.lazy(() =>
  z.strictObject({
    label: label.schema,
    href: z.string().trim().max(MAX_ADDRESS_LENGTH).regex(HREF, "A menu item cannot link to this address."),
    lang: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .optional(),
    isLegal: z.boolean().optional(),
    subItems: z.array(item).max(MAX_ITEMS).optional(),
  }),
);

export function navigationItems(options: FieldOptions) {
  return stored(
    field<NavigationItem[]>("NAVIGATION_ITEMS", options, {
      schema: z.array(item).max(MAX_ITEMS),
      settings: { maxItems: MAX_ITEMS },
      empty: [],
      links,
      nested,
      words: labels,
    }),
    () => jsonb().$type<NavigationItem[]>().notNull().default([]),
  );
}

function labels(items: NavigationItem[]): string {
  return items.map((one) => [one.label, labels(one.subItems ?? [])].filter(Boolean).join("\n")).join("\n");
}

function nested(items: NavigationItem[]): NestedField[] {
  return items.flatMap((one, at) => [
    { path: `${at}.label`, field: label, value: one.label },
    { path: `${at}.href`, field: target, value: one.href },
    ...nested(one.subItems ?? []).map((inner) => ({ ...inner, path: `${at}.subItems.${inner.path}` })),
  ]);
}

function links(items: NavigationItem[]): string[] {
  return items.flatMap((one) => [one.href, ...links(one.subItems ?? [])]);
}

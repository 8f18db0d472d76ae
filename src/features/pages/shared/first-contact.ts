import { placedBlocks } from "~/content/blocks/placed-blocks";
import { showFields } from "~/content/fields/show-fields";
import type { Database } from "~/platform/database/database";
import { contactFactsBlock } from "../blocks/contact-facts/block";
import { pageByPath } from "./page/page-by-path";

/** A contact on a page. The phone is ten digits. Unknown values are empty. */
export interface PageContact {
  label: string;
  phone: string;
  email: string;
  hours: string;
}

/** The first contact on the page at this path, or null. */
export async function firstContact(db: Database, path: string): Promise<PageContact | null> {
  const page = await pageByPath(db, path);
  const placed = placedBlocks(page?.blocks ?? []).find(({ definition }) => definition === contactFactsBlock);
  if (!placed) return null;
  const props = contactFactsBlock.schema.safeParse(placed.block.props);
  if (!props.success) return null;
  const { items } = showFields(contactFactsBlock.fields, props.data, {
    find: () => undefined,
    hides: () => false,
  });
  const [first] = items;
  if (!first) return null;
  const { label, phone, email, hours } = first;
  return { label, phone, email, hours };
}

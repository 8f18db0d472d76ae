import { placedBlocks } from "~/content/blocks/placed-blocks";
import { showFields } from "~/content/fields/show-fields";
import { contactFactsBlock } from "~/features/care/blocks/contact-facts/block";
import { pageByPath } from "~/features/pages/page/page-by-path";
import type { Database } from "~/platform/database/database";

/** Whom reporters call. The phone is ten digits; what is not known is empty. */
export interface PressContact {
  label: string;
  phone: string;
  email: string;
  hours: string;
}

/** The first contact that the newsroom's page names, or null where it names none. */
export async function pressContact(db: Database, path: string): Promise<PressContact | null> {
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

import { RecordsTable } from "~/admin/records/records-table";
import type { GiftItem } from "../api/admin/schemas";
import { giftListColumns } from "./gift-list-columns";

const COLUMNS = giftListColumns.filter(({ kind, isFirst }) => kind === "title" || isFirst);

/** A table of gifts within another screen. */
export function GiftTable({ items, whenNone }: { items: readonly GiftItem[]; whenNone: string }) {
  if (items.length === 0) return <p>{whenNone}</p>;
  return <RecordsTable columns={COLUMNS} rows={items} keyOf={({ id }) => id} minWidth={560} />;
}

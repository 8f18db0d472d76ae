import { NativeSelect, Pagination } from "@mantine/core";
import type { ItemList } from "~/content/item-schemas";
import { type ListView, PAGE_SIZES } from "./list-address";
import styles from "./list-screen.module.css";

export interface ListPagesProps {
  list: ItemList;
  view: ListView;
  onChange(change: Partial<ListView>): void;
}

/** The shown part of the list, links to the others, and the number of rows per page. */
export function ListPages({ list, view, onChange }: ListPagesProps) {
  const first = (list.page - 1) * list.pageSize + 1;
  const last = first + list.items.length - 1;
  const total = list.total.toLocaleString("en-US");
  return (
    <div className={styles.pages}>
      <span>
        {first}–{last} of {total}
      </span>
      {list.total > list.pageSize && (
        <Pagination
          total={Math.ceil(list.total / list.pageSize)}
          value={view.page}
          onChange={(page) => onChange({ page })}
          getItemProps={(page) => ({ "aria-label": `Page ${page}` })}
          getControlProps={(control) => ({
            "aria-label": `${control.charAt(0).toUpperCase()}${control.slice(1)} page`,
          })}
        />
      )}
      {list.total > PAGE_SIZES[0] && (
        <NativeSelect
          aria-label="Rows per page"
          value={String(view.pageSize)}
          onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
          data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} per page` }))}
        />
      )}
    </div>
  );
}

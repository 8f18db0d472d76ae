import { NativeSelect, Pagination } from "@mantine/core";
import { type ListView, PAGE_SIZES } from "./list-address";
import styles from "./records-toolbar.module.css";

/** A part of a list, as returned by the server. */
export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

export interface ListPagesProps {
  list: ListPage<unknown>;
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

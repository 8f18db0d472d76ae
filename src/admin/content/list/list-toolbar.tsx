import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { ColumnMenu } from "~/admin/records/column-menu";
import { FilterPanel } from "~/admin/records/filter-panel";
import type { TypeDescription } from "~/content/description";
import { type ListView, narrowedBy, STATUS_FILTERS, type StatusFilter } from "../../records/list-address";
import styles from "../../records/records-toolbar.module.css";
import { SearchBox } from "../../records/search-box";
import { lowered } from "../words";
import { FilterInput } from "./filter-input";
import { sortChoices } from "./list-sorts";
import { offeredColumns, shownColumns } from "./type-columns";

const STATUS_LABELS: Record<StatusFilter, string> = {
  "": "Any status",
  draft: "Drafts",
  live: "Live",
  changed: "Live, with changes",
  scheduled: "Scheduled",
  trashed: "Trash",
};

/** Records that are never published are either there or in the trash. */
function statusesOf({ forStaffOnly }: TypeDescription): readonly StatusFilter[] {
  return forStaffOnly ? ["", "trashed"] : STATUS_FILTERS;
}

export interface ListToolbarProps {
  type: TypeDescription;
  view: ListView;
  onChange(change: Partial<ListView>, options?: { replace?: boolean }): void;
  /** The chosen columns; null for the type's first ones. */
  columns: readonly string[] | null;
  onColumns(columns: string[]): void;
  /** Filters that the screen offers elsewhere. */
  elsewhere?: readonly string[];
  /** False if the records are not shown as a table. */
  hasColumns?: boolean;
  /** Further filters. */
  children?: ReactNode;
  /** Content after the choice of columns. */
  after?: ReactNode;
}

/** Search, status, the type's own filters, and the choice of columns. */
export function ListToolbar({
  type,
  view,
  onChange,
  columns,
  onColumns,
  elsewhere = [],
  hasColumns = true,
  children,
  after,
}: ListToolbarProps) {
  const filters = type.fields.filter(
    ({ name }) => type.list.filters.includes(name) && !elsewhere.includes(name),
  );
  const search = `Search ${lowered(type.label.many)}`;
  return (
    <search className={styles.toolbar} aria-label={`Find ${lowered(type.label.many)}`}>
      <SearchBox view={view} label={search} placeholder={search} onChange={onChange} />
      <FilterPanel count={narrowedBy(view, elsewhere)}>
        <NativeSelect
          aria-label="Status"
          value={view.status}
          onChange={(event) => onChange({ status: event.currentTarget.value as StatusFilter })}
          data={statusesOf(type).map((value) => ({ value, label: STATUS_LABELS[value] }))}
        />
        {filters.map((field) => (
          <FilterInput
            key={field.name}
            field={field}
            value={view.filters[field.name] ?? ""}
            onChange={(value) => onChange({ filters: { ...view.filters, [field.name]: value } })}
          />
        ))}
        {children}
        <NativeSelect
          aria-label="Order"
          className={styles.order}
          value={view.sort}
          onChange={(event) => onChange({ sort: event.currentTarget.value })}
          data={sortChoices(type)}
        />
      </FilterPanel>
      <div className={styles.looks}>
        {hasColumns && <TypeColumns type={type} columns={columns} onColumns={onColumns} />}
        {after}
      </div>
    </search>
  );
}

type ColumnMenuProps = Pick<ListToolbarProps, "type" | "columns" | "onColumns">;

function TypeColumns({ type, columns, onColumns }: ColumnMenuProps) {
  const shown = shownColumns(type, columns).map(({ name }) => name);
  return <ColumnMenu offered={offeredColumns(type)} shown={shown} onChange={onColumns} />;
}

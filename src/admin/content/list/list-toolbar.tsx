import { Button, CloseButton, Menu, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Columns3, Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { FilterPanel } from "~/admin/records/filter-panel";
import type { TypeDescription } from "~/content/description";
import { lowered } from "../words";
import { FilterInput } from "./filter-input";
import { type ListView, STATUS_FILTERS, type StatusFilter } from "./list-address";
import styles from "./list-screen.module.css";
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
  /** What follows the choice of columns. */
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
  return (
    <search className={styles.toolbar} aria-label={`Find ${lowered(type.label.many)}`}>
      <SearchBox view={view} label={`Search ${lowered(type.label.many)}`} onChange={onChange} />
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
        {hasColumns && <ColumnMenu type={type} columns={columns} onColumns={onColumns} />}
        {after}
      </div>
    </search>
  );
}

/** How many filters of the toolbar narrow the list, besides the search. */
function narrowedBy({ status, filters }: ListView, elsewhere: readonly string[]): number {
  const chosen = Object.entries(filters).filter(([name, value]) => value && !elsewhere.includes(name));
  return chosen.length + (status ? 1 : 0);
}

interface SearchBoxProps extends Pick<ListToolbarProps, "view" | "onChange"> {
  label: string;
}

function SearchBox({ view, label, onChange }: SearchBoxProps) {
  const [words, setWords] = useState(view.q);
  const search = useDebouncedCallback((q: string) => onChange({ q }, { replace: true }), 250);
  useEffect(() => setWords((shown) => (shown.trim() === view.q ? shown : view.q)), [view.q]);
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={18} aria-hidden />}
      rightSection={
        words && (
          <CloseButton
            aria-label="Clear the search"
            size="sm"
            onClick={() => {
              setWords("");
              onChange({ q: "" }, { replace: true });
            }}
          />
        )
      }
      value={words}
      onChange={(event) => {
        setWords(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      // A delayed search must not return a person who opened a record to the list.
      onBlur={search.flush}
    />
  );
}

type ColumnMenuProps = Pick<ListToolbarProps, "type" | "columns" | "onColumns">;

function ColumnMenu({ type, columns, onColumns }: ColumnMenuProps) {
  const offered = offeredColumns(type);
  const shown = new Set(shownColumns(type, columns).map(({ name }) => name));
  if (offered.length === 0) return null;
  const toggle = (name: string) =>
    onColumns(offered.map((field) => field.name).filter((one) => shown.has(one) !== (one === name)));
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<Columns3 size={18} aria-hidden />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ name, label }) => (
          <Menu.CheckboxItem key={name} checked={shown.has(name)} onChange={() => toggle(name)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Checkbox } from "@mantine/core";
import { ArrowDown, ArrowUp, CalendarArrowUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { type RecordColumn, RecordsTable } from "~/admin/records/records-table";
import type { FieldDescription, TypeDescription } from "~/content/description";
import type { ItemList, ListItem } from "~/content/item-schemas";
import type { RecordLink } from "../../admin-feature";
import { screensOf } from "../../admin-features";
import { useHospitalZone } from "../hospital-zone";
import { Status } from "../status/status";
import { fullMoment, moment } from "../words";
import { Cell } from "./cell";
import { directionOf, nextSort } from "./list-sorts";
import styles from "./list-table.module.css";
import { Thumbnail } from "./thumbnail";
import { pictureOf } from "./type-columns";
import type { Selection } from "./use-selection";

export interface ListTableProps {
  type: TypeDescription;
  columns: FieldDescription[];
  list: ItemList;
  sort: string;
  onSort(sort: string): void;
  selection: Selection;
  /** Older rows are still shown while new ones load. */
  isStale: boolean;
  /** The content of a cell instead of the value in words; undefined keeps the words. */
  cell?: (field: FieldDescription, item: ListItem) => ReactNode | undefined;
  /** A column after all others. */
  lastColumn?: { label: string; cell(item: ListItem): ReactNode };
}

/** The records of a type, one row each; the title links to the record. */
export function ListTable(props: ListTableProps) {
  const { type, list, selection, isStale, lastColumn } = props;
  const columns: RecordColumn<ListItem>[] = [
    titleColumn(props),
    ...props.columns.map((field) => valueColumn(field, props)),
    changedColumn(props),
  ];
  if (!type.forStaffOnly)
    columns.splice(1, 0, { name: "status", label: "Status", cell: (item) => <Status item={item} /> });
  if (mayActOnMany(type)) columns.unshift(tickColumn(selection));
  if (lastColumn) columns.push({ name: "last", label: lastColumn.label, cell: lastColumn.cell });
  return (
    <RecordsTable
      columns={columns}
      rows={list.items}
      keyOf={({ id }) => id}
      minWidth={560}
      isStale={isStale}
      isChosen={({ id }) => selection.ids.has(id)}
    />
  );
}

/** The bulk actions: editing a field, publishing, unpublishing, and trashing. */
function mayActOnMany({ can, singleton }: TypeDescription): boolean {
  return can.draft && !singleton;
}

function tickColumn(selection: Selection): RecordColumn<ListItem> {
  return {
    name: "tick",
    label: "Select all on this page",
    kind: "mark",
    heading: (
      <Checkbox
        aria-label="Select every row on this page"
        checked={selection.state === "all"}
        indeterminate={selection.state === "some"}
        onChange={(event) => selection.toggleAll(event.currentTarget.checked)}
      />
    ),
    cell: (item) => <Tick item={item} selection={selection} />,
  };
}

function Tick({ item, selection }: { item: ListItem; selection: Selection }) {
  return (
    <Checkbox
      aria-label={`Select ${item.title || "untitled"}`}
      checked={selection.ids.has(item.id)}
      onChange={(event) =>
        selection.toggle(item.id, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
      }
    />
  );
}

function titleColumn(props: ListTableProps): RecordColumn<ListItem> {
  const { type, list } = props;
  return {
    kind: "title",
    ...sortable("title", type.label.one, props),
    cell: (item) => <Title type={type} item={item} list={list} />,
  };
}

function Title({ type, item, list }: Pick<ListTableProps, "type" | "list"> & { item: ListItem }) {
  const picture = pictureOf(type, item, list.references);
  return (
    <span className={styles.title}>
      {picture !== undefined && <Thumbnail src={picture} />}
      <span className={styles.names}>
        <Link to={`/admin/${type.apiName}/${item.id}`} className={styles.name}>
          {item.title || "Untitled"}
        </Link>
        {item.url && (
          <span className={styles.address}>
            <Address path={item.url} />
          </span>
        )}
        {listedLinks(type).map((link) => (
          <RowLink key={link.label} item={item} link={link} />
        ))}
      </span>
    </span>
  );
}

/** May take a new line after each slash, before a word has to be broken. */
function Address({ path }: { path: string }) {
  const parts = path.split(/(?<=\/)/);
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join("")}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function valueColumn(field: FieldDescription, props: ListTableProps): RecordColumn<ListItem> {
  return {
    ...sortable(field.name, field.label, props),
    cell: (item) =>
      props.cell?.(field, item) ?? (
        <Cell field={field} value={item.values[field.name]} references={props.list.references} />
      ),
  };
}

function changedColumn(props: ListTableProps): RecordColumn<ListItem> {
  return { ...sortable("updatedAt", "Changed", props), cell: (item) => <Changed item={item} /> };
}

function Changed({ item: { updatedAt, updatedByName } }: { item: ListItem }) {
  const zone = useHospitalZone();
  return (
    <span className={styles.changed}>
      <time dateTime={updatedAt} title={fullMoment(updatedAt, zone)}>
        {moment(updatedAt, zone)}
      </time>
      <span className={styles.by}>{updatedByName}</span>
    </span>
  );
}

function listedLinks({ name }: TypeDescription): RecordLink[] {
  return (screensOf(name).links ?? []).filter(({ inList }) => inList);
}

function RowLink({ item: { id, title, slug }, link }: { item: ListItem; link: RecordLink }) {
  const { label, Icon, href } = link;
  return (
    <Link to={href(id)} className={styles.rowLink}>
      <Icon size={15} aria-hidden /> {label}
      <span className="visually-hidden">
        {" "}
        of {title || "untitled"}, {slug}
      </span>
    </Link>
  );
}

/** A column whose heading sorts the list by it. */
function sortable(
  name: string,
  label: string,
  { type, sort, onSort }: Pick<ListTableProps, "type" | "sort" | "onSort">,
): Pick<RecordColumn<ListItem>, "name" | "label" | "heading" | "sorted"> {
  const direction = directionOf(type, name, sort);
  const heading = (
    <button type="button" className={styles.sort} onClick={() => onSort(nextSort(type, name, sort))}>
      {label}
      {direction === "ascending" && <ArrowUp size={15} aria-hidden />}
      {direction === "descending" && <ArrowDown size={15} aria-hidden />}
      {direction === "other" && (
        <>
          <CalendarArrowUp size={15} aria-hidden />
          <span className="visually-hidden">, upcoming first</span>
        </>
      )}
    </button>
  );
  return { name, label, heading, sorted: direction };
}

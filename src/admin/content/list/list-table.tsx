import { Checkbox, Table } from "@mantine/core";
import { ArrowDown, ArrowUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FieldDescription, TypeDescription } from "~/content/description";
import type { ItemList, ListItem } from "~/content/item-schemas";
import { useHospitalZone } from "../hospital-zone";
import { Status } from "../status/status";
import { fullMoment, moment } from "../words";
import { Cell } from "./cell";
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
  /** The content of a cell, in place of the value in words; undefined keeps that. */
  cell?: (field: FieldDescription, item: ListItem) => ReactNode | undefined;
  /** A column after all others. */
  lastColumn?: { label: string; cell(item: ListItem): ReactNode };
}

/** The records of a type, one row each; the title links to the record. */
export function ListTable({
  type,
  columns,
  list,
  sort,
  onSort,
  selection,
  isStale,
  cell,
  lastColumn,
}: ListTableProps) {
  const column = (name: string, label: string) => (
    <SortableHeading key={name} name={name} label={label} sort={sort} onSort={onSort} />
  );
  const isTickable = mayActOnMany(type);
  return (
    <Table.ScrollContainer
      minWidth={560}
      className={styles.scroll}
      data-stale={isStale || undefined}
      aria-busy={isStale}
    >
      <Table className={styles.table} verticalSpacing={0} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            {isTickable && (
              <Table.Th className={styles.tick} scope="col">
                <Checkbox
                  aria-label="Select every row on this page"
                  checked={selection.state === "all"}
                  indeterminate={selection.state === "some"}
                  onChange={(event) => selection.toggleAll(event.currentTarget.checked)}
                />
              </Table.Th>
            )}
            {column("title", type.label.one)}
            {!type.forStaffOnly && <Table.Th scope="col">Status</Table.Th>}
            {columns.map((field) => column(field.name, field.label))}
            {column("updatedAt", "Changed")}
            {lastColumn && <Table.Th scope="col">{lastColumn.label}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.items.map((item) => (
            <Row
              key={item.id}
              type={type}
              item={item}
              columns={columns}
              list={list}
              selection={selection}
              cell={cell}
              lastColumn={lastColumn}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The bulk actions are publishing, unpublishing, and trashing. */
function mayActOnMany({ can, singleton }: TypeDescription): boolean {
  return can.publish && !singleton;
}

interface RowProps
  extends Pick<ListTableProps, "type" | "columns" | "list" | "selection" | "cell" | "lastColumn"> {
  item: ListItem;
}

function Row({ type, item, columns, list, selection, cell, lastColumn }: RowProps) {
  const zone = useHospitalZone();
  const isChosen = selection.ids.has(item.id);
  const picture = pictureOf(type, item, list.references);
  return (
    <Table.Tr data-chosen={isChosen || undefined}>
      {mayActOnMany(type) && (
        <Table.Td className={styles.tick}>
          <Checkbox
            aria-label={`Select ${item.title || "untitled"}`}
            checked={isChosen}
            onChange={(event) =>
              selection.toggle(
                item.id,
                event.currentTarget.checked,
                (event.nativeEvent as MouseEvent).shiftKey,
              )
            }
          />
        </Table.Td>
      )}
      <Table.Th scope="row" className={styles.titleCell}>
        <span className={styles.title}>
          {picture !== undefined && <Thumbnail src={picture} />}
          <span className={styles.names}>
            <Link to={`/admin/${type.apiName}/${item.id}`} className={styles.name}>
              {item.title || "Untitled"}
            </Link>
            {item.url && <span className={styles.address}>{item.url}</span>}
            {type.name === "class" && <RosterLink item={item} />}
          </span>
        </span>
      </Table.Th>
      {!type.forStaffOnly && (
        <Table.Td>
          <Status item={item} />
        </Table.Td>
      )}
      {columns.map((field) => (
        <Table.Td key={field.name} className={styles.value}>
          {cell?.(field, item) ?? (
            <Cell field={field} value={item.values[field.name]} references={list.references} />
          )}
        </Table.Td>
      ))}
      <Table.Td className={styles.changed}>
        <time dateTime={item.updatedAt} title={fullMoment(item.updatedAt, zone)}>
          {moment(item.updatedAt, zone)}
        </time>
        <span className={styles.by}>{item.updatedByName}</span>
      </Table.Td>
      {lastColumn && <Table.Td>{lastColumn.cell(item)}</Table.Td>}
    </Table.Tr>
  );
}

/** The most common reason why coordinators open the list of classes. */
function RosterLink({ item: { id, title, slug } }: Pick<RowProps, "item">) {
  return (
    <Link to={`/admin/classes/${id}/roster`} className={styles.roster}>
      <Users size={15} aria-hidden /> Roster
      <span className="visually-hidden">
        {" "}
        of {title || "untitled"}, {slug}
      </span>
    </Link>
  );
}

interface SortableHeadingProps {
  name: string;
  label: string;
  sort: string;
  onSort(sort: string): void;
}

function SortableHeading({ name, label, sort, onSort }: SortableHeadingProps) {
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
  return (
    <Table.Th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(direction === "ascending" ? `-${name}` : name)}
      >
        {label}
        {direction === "ascending" && <ArrowUp size={15} aria-hidden />}
        {direction === "descending" && <ArrowDown size={15} aria-hidden />}
      </button>
    </Table.Th>
  );
}

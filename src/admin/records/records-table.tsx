import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./records-table.module.css";

export interface RecordColumn<Row> {
  name: string;
  /** The heading. On a card, it precedes the value. */
  label: string;
  cell(row: Row): ReactNode;
  /** The heading's content, instead of its label. */
  heading?: ReactNode;
  sorted?: "ascending" | "descending" | "other";
  /**
   * `title` names the row and heads its card. `mark` is a control before it. `actions` are at the end, without a
   * heading. `number` aligns the end of values. Left out: a value.
   */
  kind?: "title" | "mark" | "actions" | "number";
  className?: string;
}

export interface RecordsTableProps<Row> {
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** px, below which the table scrolls horizontally, unless it shows cards. */
  minWidth: number;
  /** Older rows are still shown while new ones load. */
  isStale?: boolean;
  isChosen?(row: Row): boolean;
}

/** The table of every list: a row for each record, and a card for each on a phone. */
export function RecordsTable<Row>({
  columns,
  rows,
  keyOf,
  minWidth,
  isStale = false,
  isChosen,
}: RecordsTableProps<Row>) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      className={styles.scroll}
      classNames={{ scrollContainerInner: styles.inner }}
      data-stale={isStale || undefined}
      aria-busy={isStale}
    >
      <Table className={styles.table} verticalSpacing={0} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ name, label, heading, sorted, kind }) => (
              <Table.Th key={name} scope="col" data-kind={kind} data-label={label} aria-sort={sorted}>
                {heading ?? (kind === "actions" ? <span className="visually-hidden">{label}</span> : label)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)} data-chosen={isChosen?.(row) || undefined}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell<Row>({ column, row }: { column: RecordColumn<Row>; row: Row }) {
  const { kind, label, className } = column;
  const content = column.cell(row);
  if (kind === "title")
    return (
      <Table.Th scope="row" data-kind={kind} className={className}>
        {content}
      </Table.Th>
    );
  return (
    <Table.Td data-kind={kind} data-label={label} className={className}>
      <div className={styles.value}>{content}</div>
    </Table.Td>
  );
}

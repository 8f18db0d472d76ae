import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { GroupFrame } from "../group-frame";
import { type InputProps, inputId } from "../input-props";
import styles from "./table.module.css";
import { ColumnActions, columnName, RowActions } from "./table-actions";
import { withCell, withHeading } from "./table-values";
import { type Cell, type TableEditing, useTableEditing } from "./use-table-editing";

/**
 * ITEM_ARRAY of rows, edited together with the field of their column headings. Tab moves from cell to cell,
 * Enter and the up and down arrows from row to row; Enter in the last row adds one. Cells copied from a
 * spreadsheet fill as many cells.
 */
export function TableField(props: InputProps<string[][]>) {
  const { field, path, errors } = props;
  const editing = useTableEditing(props);
  const { table, headingsPath, limits, announcement, grid } = editing;
  const headingsError = errors[headingsPath];
  const allErrors = headingsError
    ? { ...errors, [path]: [headingsError, errors[path]].filter(Boolean).join(" ") }
    : errors;
  return (
    <GroupFrame field={field} path={path} errors={allErrors}>
      <div id={inputId(headingsPath)} tabIndex={-1} className={styles.frame}>
        <table ref={grid} className={styles.grid}>
          <thead>
            <Headings editing={editing} />
          </thead>
          <tbody>
            {table.rows.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              <Row key={row} editing={editing} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Adders editing={editing} />
      <p className={styles.tip}>
        You can paste cells copied from a spreadsheet. At most {limits.columns} columns and {limits.rows}{" "}
        rows.
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </GroupFrame>
  );
}

function Headings({ editing }: { editing: TableEditing }) {
  const { table, write } = editing;
  return (
    <tr>
      <td className={styles.corner} />
      {table.columns.map((heading, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
        <th key={column} scope="col">
          <CellInput
            editing={editing}
            cell={{ row: -1, column }}
            label={`Heading of column ${column + 1}`}
            text={heading}
            onText={(typed) => write(withHeading(table, column, typed))}
          />
          <ColumnActions editing={editing} column={column} />
        </th>
      ))}
    </tr>
  );
}

function Row({ editing, row }: { editing: TableEditing; row: number }) {
  const { table, write } = editing;
  return (
    <tr>
      <td className={styles.corner}>
        <RowActions editing={editing} row={row} />
      </td>
      {table.rows[row]?.map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
        <td key={column} className={column === 0 ? styles.rowName : undefined}>
          <CellInput
            editing={editing}
            cell={{ row, column }}
            label={`Row ${row + 1}, ${columnName(editing, column)}`}
            text={text}
            onText={(typed) => write(withCell(table, row, column, typed))}
          />
        </td>
      ))}
    </tr>
  );
}

interface CellInputProps {
  editing: TableEditing;
  cell: Cell;
  label: string;
  text: string;
  onText(typed: string): void;
}

function CellInput({ editing, cell, label, text, onText }: CellInputProps) {
  const isHeading = cell.row < 0;
  return (
    <textarea
      rows={1}
      placeholder={isHeading ? "Heading" : undefined}
      data-cell={`${cell.row} ${cell.column}`}
      aria-label={label}
      value={text}
      disabled={editing.disabled}
      maxLength={isHeading ? editing.lengths.heading : editing.lengths.cell}
      onChange={({ currentTarget }) => onText(currentTarget.value.replaceAll(/\s*\n\s*/g, " "))}
      onKeyDown={(event) => editing.onKeyDown(event, cell)}
      onPaste={(event) => editing.onPaste(event, cell)}
    />
  );
}

function Adders({ editing }: { editing: TableEditing }) {
  const { table, isFull, disabled, addRow, addColumn } = editing;
  return (
    <div className={styles.adders}>
      <Button
        variant="default"
        leftSection={<Plus size={18} aria-hidden />}
        disabled={disabled || isFull.rows}
        onClick={() => addRow(table.rows.length)}
      >
        Add a row
      </Button>
      <Button
        variant="default"
        leftSection={<Plus size={18} aria-hidden />}
        disabled={disabled || isFull.columns}
        onClick={() => addColumn(table.columns.length)}
      >
        Add a column
      </Button>
    </div>
  );
}

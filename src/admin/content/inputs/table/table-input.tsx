import { ActionIcon, Button, Menu } from "@mantine/core";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ellipsis, Plus, Trash2 } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { BlockPropsContext } from "../block-props-context";
import { GroupFrame } from "../group-frame";
import { type InputProps, inputId } from "../input-props";
import styles from "./table.module.css";
import {
  pasteInto,
  readCells,
  type TableValues,
  tableOf,
  withCell,
  withColumnAt,
  withColumnMoved,
  withHeading,
  withoutColumn,
  withoutRow,
  withRowAt,
  withRowMoved,
} from "./table-values";

const MOST_COLUMNS = 12;
const HEADING_LENGTH = 255;
const CELL_LENGTH = 500;

/** A cell of the table; the row of headings is -1. */
interface Cell {
  row: number;
  column: number;
}

/**
 * ITEM_ARRAY of rows, edited together with the field of their column headings. Tab moves from cell to cell,
 * Enter and the up and down arrows from row to row; Enter in the last row adds one. Cells copied from a
 * spreadsheet fill as many cells.
 */
export function TableField(props: InputProps<string[][]>) {
  const { field, path, value, errors, disabled } = props;
  const block = use(BlockPropsContext);
  const headings = field.settings.headings;
  if (!block || headings === undefined) throw new Error("A table was rendered outside of a block.");
  const headingsPath = block.pathOf(headings);
  const stored = block.read(headings);
  const table = tableOf(Array.isArray(stored) ? stored : [], value);
  const limits = { columns: MOST_COLUMNS, rows: field.settings.maxItems ?? Number.POSITIVE_INFINITY };
  const [said, setSaid] = useState("");
  const grid = useRef<HTMLTableElement>(null);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    const cell = grid.current?.querySelector<HTMLElement>(focusNext.current);
    // The page passes the new cell down only in a later render.
    if (!cell) return;
    cell.focus();
    focusNext.current = null;
  });

  const write = ({ columns, rows }: TableValues) => block.write({ [headings]: columns, [field.name]: rows });
  const change = (next: TableValues, words: string, focus: string) => {
    write(next);
    setSaid(words);
    focusNext.current = focus;
  };
  const isFull = { rows: table.rows.length >= limits.rows, columns: table.columns.length >= limits.columns };
  const nameOf = (column: number) => table.columns[column] || `column ${column + 1}`;

  function addRow(at: number, column = 0) {
    if (isFull.rows) return;
    change(withRowAt(table, at), `Row ${at + 1} was added.`, cellSelector({ row: at, column }));
  }

  function addColumn(at: number) {
    if (isFull.columns) return;
    change(withColumnAt(table, at), `Column ${at + 1} was added.`, cellSelector({ row: -1, column: at }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, { row, column }: Cell) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    const step = (to: number) => {
      event.preventDefault();
      grid.current?.querySelector<HTMLElement>(cellSelector({ row: to, column }))?.focus();
    };
    if (key === "Enter") {
      event.preventDefault();
      if (row === table.rows.length - 1 && !shiftKey) addRow(row + 1, column);
      else step(row + (shiftKey ? -1 : 1));
    }
    const { selectionStart, selectionEnd, value: text } = currentTarget;
    if (key === "ArrowUp" && selectionStart === 0 && selectionEnd === 0) step(row - 1);
    if (key === "ArrowDown" && selectionStart === text.length) step(row + 1);
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, at: Cell) {
    const cells = readCells(event.clipboardData.getData("text/plain"));
    if (cells.length === 1 && cells[0]?.length === 1) return;
    event.preventDefault();
    const { table: pasted, left } = pasteInto(table, at, cells.map(cut), limits);
    const missing = [
      left.rows > 0 ? `${left.rows} ${left.rows === 1 ? "row" : "rows"}` : "",
      left.columns > 0 ? `${left.columns} ${left.columns === 1 ? "column" : "columns"}` : "",
    ].filter(Boolean);
    const rest = missing.length > 0 ? ` ${missing.join(" and ")} did not fit.` : "";
    change(pasted, `Pasted ${cells.length} rows.${rest}`, cellSelector(at));
  }

  const cellProps = (cell: Cell, label: string, text: string, onText: (typed: string) => void) => ({
    "data-cell": `${cell.row} ${cell.column}`,
    "aria-label": label,
    value: text,
    disabled,
    maxLength: cell.row < 0 ? HEADING_LENGTH : CELL_LENGTH,
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
      onText(currentTarget.value.replaceAll(/\s*\n\s*/g, " ")),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => onKeyDown(event, cell),
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => onPaste(event, cell),
  });

  const headingsError = errors[headingsPath];
  const allErrors = headingsError
    ? { ...errors, [path]: [headingsError, errors[path]].filter(Boolean).join(" ") }
    : errors;
  return (
    <GroupFrame field={field} path={path} errors={allErrors}>
      <div id={inputId(headingsPath)} tabIndex={-1} className={styles.frame}>
        <table ref={grid} className={styles.grid}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {table.columns.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                <th key={column} scope="col">
                  <textarea
                    rows={1}
                    placeholder="Heading"
                    {...cellProps({ row: -1, column }, `Heading of column ${column + 1}`, heading, (typed) =>
                      write(withHeading(table, column, typed)),
                    )}
                  />
                  <Actions label={`Column ${column + 1}`} selector={`column ${column}`} disabled={disabled}>
                    <Action
                      icon={<ArrowLeft size={16} aria-hidden />}
                      disabled={column === 0}
                      onClick={() =>
                        change(
                          withColumnMoved(table, column, column - 1),
                          `${nameOf(column)} is now column ${column}.`,
                          actionsSelector(`column ${column - 1}`),
                        )
                      }
                    >
                      Move left
                    </Action>
                    <Action
                      icon={<ArrowRight size={16} aria-hidden />}
                      disabled={column === table.columns.length - 1}
                      onClick={() =>
                        change(
                          withColumnMoved(table, column, column + 1),
                          `${nameOf(column)} is now column ${column + 2}.`,
                          actionsSelector(`column ${column + 1}`),
                        )
                      }
                    >
                      Move right
                    </Action>
                    <Action
                      icon={<Plus size={16} aria-hidden />}
                      disabled={isFull.columns}
                      onClick={() => addColumn(column)}
                    >
                      Add a column before
                    </Action>
                    <Action
                      icon={<Trash2 size={16} aria-hidden />}
                      disabled={table.columns.length === 1}
                      isGrave
                      onClick={() =>
                        change(
                          withoutColumn(table, column),
                          `The column ${nameOf(column)} was removed.`,
                          actionsSelector(`column ${Math.max(0, column - 1)}`),
                        )
                      }
                    >
                      Remove column
                    </Action>
                  </Actions>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              <tr key={row}>
                <td className={styles.corner}>
                  <Actions label={`Row ${row + 1}`} selector={`row ${row}`} disabled={disabled}>
                    <Action
                      icon={<ArrowUp size={16} aria-hidden />}
                      disabled={row === 0}
                      onClick={() =>
                        change(
                          withRowMoved(table, row, row - 1),
                          `The row is now row ${row}.`,
                          actionsSelector(`row ${row - 1}`),
                        )
                      }
                    >
                      Move up
                    </Action>
                    <Action
                      icon={<ArrowDown size={16} aria-hidden />}
                      disabled={row === table.rows.length - 1}
                      onClick={() =>
                        change(
                          withRowMoved(table, row, row + 1),
                          `The row is now row ${row + 2}.`,
                          actionsSelector(`row ${row + 1}`),
                        )
                      }
                    >
                      Move down
                    </Action>
                    <Action
                      icon={<Plus size={16} aria-hidden />}
                      disabled={isFull.rows}
                      onClick={() => addRow(row)}
                    >
                      Add a row above
                    </Action>
                    <Action
                      icon={<Trash2 size={16} aria-hidden />}
                      disabled={table.rows.length === 1}
                      isGrave
                      onClick={() =>
                        change(
                          withoutRow(table, row),
                          `Row ${row + 1} was removed.`,
                          actionsSelector(`row ${Math.max(0, row - 1)}`),
                        )
                      }
                    >
                      Remove row
                    </Action>
                  </Actions>
                </td>
                {cells.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} className={column === 0 ? styles.rowName : undefined}>
                    <textarea
                      rows={1}
                      {...cellProps({ row, column }, `Row ${row + 1}, ${nameOf(column)}`, text, (typed) =>
                        write(withCell(table, row, column, typed)),
                      )}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
      <p className={styles.tip}>
        You can paste cells copied from a spreadsheet. At most {limits.columns} columns and {limits.rows}{" "}
        rows.
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </GroupFrame>
  );
}

function cellSelector({ row, column }: Cell): string {
  return `[data-cell="${row} ${column}"]`;
}

function actionsSelector(of: string): string {
  return `[data-actions="${of}"]`;
}

/** Cells cut to their maximum length. */
function cut(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.slice(0, CELL_LENGTH));
}

interface ActionsProps {
  label: string;
  selector: string;
  disabled: boolean;
  children: ReactNode;
}

/** The actions of a whole row or column. */
function Actions({ label, selector, disabled, children }: ActionsProps) {
  return (
    <Menu position="bottom-end" width={210} returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`${label}: actions`}
          data-actions={selector}
          disabled={disabled}
        >
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface ActionProps {
  icon: ReactNode;
  disabled: boolean;
  isGrave?: boolean;
  onClick(): void;
  children: ReactNode;
}

function Action({ icon, disabled, isGrave = false, onClick, children }: ActionProps) {
  return (
    <Menu.Item leftSection={icon} disabled={disabled} color={isGrave ? "red" : undefined} onClick={onClick}>
      {children}
    </Menu.Item>
  );
}

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FieldDescription } from "~/content/description";
import { BlockPropsContext } from "../block-props-context";
import type { InputProps } from "../input-props";
import { pasteInto, readCells, type TableValues, tableOf, withColumnAt, withRowAt } from "./table-values";

/** A cell of the table; the row of headings is -1. */
export interface Cell {
  row: number;
  column: number;
}

/** How many rows and columns the table may have, how many characters their texts, and whether it is full. */
interface TableRoom {
  limits: { columns: number; rows: number };
  lengths: { heading: number; cell: number };
  isFull: { columns: boolean; rows: boolean };
}

/** The current table, and functions that change it. */
export interface TableEditing extends TableRoom {
  table: TableValues;
  headingsPath: string;
  disabled: boolean;
  /** A description of the last change, for screen readers. */
  announcement: string;
  grid: RefObject<HTMLTableElement | null>;
  write(next: TableValues): void;
  /**
   * Replaces the table, announces the change to screen readers, and focuses the element with this selector.
   */
  change(next: TableValues, words: string, focus: string): void;
  addRow(at: number, column?: number): void;
  addColumn(at: number): void;
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, cell: Cell): void;
  onPaste(event: ClipboardEvent<HTMLTextAreaElement>, at: Cell): void;
}

/** Edits the rows of a field together with the headings that another field of the same block holds. */
export function useTableEditing({ field, value, disabled }: InputProps<string[][]>): TableEditing {
  const block = use(BlockPropsContext);
  const headings = field.settings.headings;
  if (!block || headings === undefined) throw new Error("A table was rendered outside of a block.");
  const stored = block.read(headings);
  const table = tableOf(Array.isArray(stored) ? stored : [], value);
  const room = roomIn(table, field);
  const [announcement, setAnnouncement] = useState("");
  const grid = useRef<HTMLTableElement>(null);
  const focusNext = useFocusAfterRender(grid);

  const write = ({ columns, rows }: TableValues) => block.write({ [headings]: columns, [field.name]: rows });
  const change = (next: TableValues, words: string, focus: string) => {
    write(next);
    setAnnouncement(words);
    focusNext(focus);
  };

  function addRow(at: number, column = 0) {
    if (room.isFull.rows) return;
    change(withRowAt(table, at), `Row ${at + 1} was added.`, cellSelector({ row: at, column }));
  }

  function addColumn(at: number) {
    if (room.isFull.columns) return;
    change(withColumnAt(table, at), `Column ${at + 1} was added.`, cellSelector({ row: -1, column: at }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, { row, column }: Cell) {
    const to = rowToGoTo(event, row);
    if (to === null) return;
    event.preventDefault();
    if (event.key === "Enter" && to === table.rows.length) addRow(to, column);
    else grid.current?.querySelector<HTMLElement>(cellSelector({ row: to, column }))?.focus();
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, at: Cell) {
    const rows = readCells(event.clipboardData.getData("text/plain"));
    if (rows.length === 1 && rows[0]?.length === 1) return;
    event.preventDefault();
    const fitting = rows.map((row) => row.map((cell) => cell.slice(0, room.lengths.cell)));
    const { table: pasted, left } = pasteInto(table, at, fitting, room.limits);
    change(pasted, `Pasted ${rows.length} rows.${describeLeft(left)}`, cellSelector(at));
  }

  return {
    table,
    headingsPath: block.pathOf(headings),
    ...room,
    disabled,
    announcement,
    grid,
    write,
    change,
    addRow,
    addColumn,
    onKeyDown,
    onPaste,
  };
}

function roomIn(
  { rows, columns }: TableValues,
  { settings: { cells, maxItems } }: FieldDescription,
): TableRoom {
  if (!cells || maxItems === undefined) throw new Error("The field of a table does not state its limits.");
  const limits = { columns: cells.mostColumns, rows: maxItems };
  return {
    limits,
    lengths: { heading: cells.headingLength, cell: cells.cellLength },
    isFull: { rows: rows.length >= limits.rows, columns: columns.length >= limits.columns },
  };
}

/** Focuses an element that does not exist yet: the page passes a new cell down only in a later render. */
function useFocusAfterRender(grid: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const cell = grid.current?.querySelector<HTMLElement>(wanted.current);
    if (!cell) return;
    cell.focus();
    wanted.current = null;
  });
  return (selector) => {
    wanted.current = selector;
  };
}

/** The row to which a key moves from this one; null if the key does not move between rows. */
function rowToGoTo(event: KeyboardEvent<HTMLTextAreaElement>, row: number): number | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return null;
  if (key === "Enter") return row + (shiftKey ? -1 : 1);
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === "ArrowUp" && selectionStart === 0 && selectionEnd === 0) return row - 1;
  return key === "ArrowDown" && selectionStart === value.length ? row + 1 : null;
}

function describeLeft(left: { rows: number; columns: number }): string {
  const missing = [
    left.rows > 0 ? `${left.rows} ${left.rows === 1 ? "row" : "rows"}` : "",
    left.columns > 0 ? `${left.columns} ${left.columns === 1 ? "column" : "columns"}` : "",
  ].filter(Boolean);
  return missing.length > 0 ? ` ${missing.join(" and ")} did not fit.` : "";
}

export function cellSelector({ row, column }: Cell): string {
  return `[data-cell="${row} ${column}"]`;
}

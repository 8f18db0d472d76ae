import { ActionIcon, Menu } from "@mantine/core";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ellipsis, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { withColumnMoved, withoutColumn, withoutRow, withRowMoved } from "./table-values";
import type { TableEditing } from "./use-table-editing";

/** The menu of a whole column. */
export function ColumnActions({ editing, column }: { editing: TableEditing; column: number }) {
  const { table, isFull, disabled, change, addColumn } = editing;
  const name = columnName(editing, column);
  const move = (to: number) =>
    change(
      withColumnMoved(table, column, to),
      `${name} is now column ${to + 1}.`,
      actionsSelector(`column ${to}`),
    );
  const remove = () =>
    change(
      withoutColumn(table, column),
      `The column ${name} was removed.`,
      actionsSelector(`column ${Math.max(0, column - 1)}`),
    );
  return (
    <Actions label={`Column ${column + 1}`} selector={`column ${column}`} disabled={disabled}>
      <Action
        icon={<ArrowLeft size={16} aria-hidden />}
        disabled={column === 0}
        onClick={() => move(column - 1)}
      >
        Move left
      </Action>
      <Action
        icon={<ArrowRight size={16} aria-hidden />}
        disabled={column === table.columns.length - 1}
        onClick={() => move(column + 1)}
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
        onClick={remove}
      >
        Remove column
      </Action>
    </Actions>
  );
}

/** The menu of a whole row. */
export function RowActions({ editing, row }: { editing: TableEditing; row: number }) {
  const { table, isFull, disabled, change, addRow } = editing;
  const move = (to: number) =>
    change(withRowMoved(table, row, to), `The row is now row ${to + 1}.`, actionsSelector(`row ${to}`));
  const remove = () =>
    change(
      withoutRow(table, row),
      `Row ${row + 1} was removed.`,
      actionsSelector(`row ${Math.max(0, row - 1)}`),
    );
  return (
    <Actions label={`Row ${row + 1}`} selector={`row ${row}`} disabled={disabled}>
      <Action icon={<ArrowUp size={16} aria-hidden />} disabled={row === 0} onClick={() => move(row - 1)}>
        Move up
      </Action>
      <Action
        icon={<ArrowDown size={16} aria-hidden />}
        disabled={row === table.rows.length - 1}
        onClick={() => move(row + 1)}
      >
        Move down
      </Action>
      <Action icon={<Plus size={16} aria-hidden />} disabled={isFull.rows} onClick={() => addRow(row)}>
        Add a row above
      </Action>
      <Action
        icon={<Trash2 size={16} aria-hidden />}
        disabled={table.rows.length === 1}
        isGrave
        onClick={remove}
      >
        Remove row
      </Action>
    </Actions>
  );
}

/** The heading of a column, or its number while it has none. */
export function columnName({ table }: TableEditing, column: number): string {
  return table.columns[column] || `column ${column + 1}`;
}

function actionsSelector(of: string): string {
  return `[data-actions="${of}"]`;
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

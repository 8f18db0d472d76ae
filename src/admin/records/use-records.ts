import type { ListShape, ListView } from "./list-address";
import { savedQuery } from "./list-address";
import type { RecordColumn } from "./records-table";
import { useColumns } from "./use-columns";
import { type ChangeView, useListView } from "./use-list-view";

/** A column of a list that a feature shows. The title and the actions are always shown; people choose the others. */
export interface ListColumn<Row> extends RecordColumn<Row> {
  /** Whether it is shown at first. */
  isFirst?: boolean;
}

/** The current state of a list, and functions that change it. */
export interface Records<Row> {
  /** The list's name in the API of saved views. */
  name: string;
  view: ListView;
  change: ChangeView;
  /** The columns that people may choose. */
  offered: readonly ListColumn<Row>[];
  /** The shown columns, with the title and the actions. */
  columns: readonly ListColumn<Row>[];
  /** Names of the shown columns, with the title and the actions. */
  shown: string[];
  show(columns: string[]): void;
  /** The visible list as the query of a saved view. */
  query: string;
}

/**
 * The state of a feature's list, in its address: filters, page, and columns.
 * @param name the list's name, in the API of saved views and for the stored columns
 * @param shape defined once, outside of the component
 * @param columns all columns in their order, the title among them
 */
export function useRecords<Row>(
  name: string,
  shape: ListShape,
  columns: readonly ListColumn<Row>[],
): Records<Row> {
  const [view, change] = useListView(shape);
  const { columns: chosen, remember } = useColumns(name, view);
  const isShown = (column: ListColumn<Row>) =>
    !isChosen(column) || (chosen ? chosen.includes(column.name) : column.isFirst === true);
  const visible = columns.filter(isShown);
  const offered = columns.filter(isChosen);
  const shownNames = visible.filter(isChosen).map((column) => column.name);
  return {
    name,
    view,
    change,
    offered,
    columns: visible,
    shown: visible.map((column) => column.name),
    show(next) {
      remember(next);
      change({ page: view.page, columns: next });
    },
    query: savedQuery(view, shownNames, shape),
  };
}

/** Whether people choose if the column is shown. */
function isChosen<Row>({ kind }: ListColumn<Row>): boolean {
  return kind !== "title" && kind !== "actions";
}

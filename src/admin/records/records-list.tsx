import { Button } from "@mantine/core";
import { type UseQueryResult, useMutation } from "@tanstack/react-query";
import { Download, type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Answered } from "../screen/answered";
import { Nothing } from "../screen/nothing";
import { notifyFailed } from "../screen/notify";
import { UnreadableNote } from "../screen/unreadable-note";
import { ColumnMenu } from "./column-menu";
import { FilterPanel } from "./filter-panel";
import { isNarrowed, narrowedBy } from "./list-address";
import { type ListPage, ListPages } from "./list-pages";
import styles from "./records-list.module.css";
import { RecordsTable } from "./records-table";
import toolbar from "./records-toolbar.module.css";
import { SearchBox } from "./search-box";
import type { Records } from "./use-records";
import { ViewsMenu } from "./views-menu";

export interface RecordsListProps<Row, Answer extends PeoplePage<Row>> {
  records: Records<Row>;
  query: UseQueryResult<Answer>;
  /** The records in lower case: `gifts`. */
  many: string;
  /** The searched fields, in words. Without it, the list has no search. */
  searches?: string;
  /** Whether the search waits for Enter, because the server needs a while. */
  waitsForEnter?: boolean;
  keyOf(row: Row): string;
  /** The number of listed items, in words. */
  count(answer: Answer): string;
  /** In place of the rows when the list is empty and nothing narrows it. */
  empty: { icon: LucideIcon; text: string };
  /** Saves the rows and columns that are shown as a file. Left out if the person may not, or there is no such file. */
  save?(): Promise<unknown>;
  /** px, below which the table scrolls horizontally, unless it shows cards. */
  minWidth: number;
  /** The filters. */
  children?: ReactNode;
}

/** A part of a list of people. */
export interface PeoplePage<Row> extends ListPage<Row> {
  /** How many could not be searched, because they could not be decrypted. Left out by lists without a search. */
  unreadable?: number;
}

/**
 * A feature's list: search, filters, columns, saved views, an export of the visible rows, and a card per row on a
 * phone.
 */
export function RecordsList<Row, Answer extends PeoplePage<Row>>(props: RecordsListProps<Row, Answer>) {
  const { records, query, many, searches, waitsForEnter, save, children } = props;
  const { view, change } = records;
  return (
    <div className={styles.list}>
      <search className={toolbar.toolbar} data-labels aria-label={`Find ${many}`}>
        {searches !== undefined && (
          <SearchBox
            view={view}
            label="Search"
            placeholder={searches}
            waitsForEnter={waitsForEnter ?? false}
            onChange={change}
          />
        )}
        {children && <FilterPanel count={narrowedBy(view)}>{children}</FilterPanel>}
        <div className={toolbar.looks}>
          <ColumnMenu offered={records.offered} shown={records.shown} onChange={records.show} />
          <ViewsMenu list={records.name} query={records.query} />
          {save && <SaveShown save={save} />}
        </div>
      </search>
      <Answered query={query} lines={8}>
        {(answer) => <Rows {...props} answer={answer} />}
      </Answered>
    </div>
  );
}

function Rows<Row, Answer extends PeoplePage<Row>>({
  records: { view, change, columns },
  query,
  keyOf,
  count,
  empty,
  minWidth,
  many,
  answer,
}: RecordsListProps<Row, Answer> & { answer: Answer }) {
  return (
    <>
      <p className={styles.count} role="status">
        {count(answer)}
      </p>
      <UnreadableNote count={answer.unreadable ?? 0} />
      {answer.items.length === 0 ? (
        <Nothing icon={isNarrowed(view) ? SearchX : empty.icon}>
          {isNarrowed(view) ? `No ${many} match.` : empty.text}
        </Nothing>
      ) : (
        <>
          <RecordsTable
            columns={columns}
            rows={answer.items}
            keyOf={keyOf}
            minWidth={minWidth}
            isStale={query.isPlaceholderData}
          />
          <ListPages list={answer} view={view} onChange={change} />
        </>
      )}
    </>
  );
}

function SaveShown({ save }: { save(): Promise<unknown> }) {
  const saving = useMutation({ mutationFn: save, onError: notifyFailed });
  return (
    <Button
      variant="default"
      leftSection={<Download size={18} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Export what is shown
    </Button>
  );
}

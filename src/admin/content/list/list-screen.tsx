import { Alert, Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import { failureMessage } from "~/site/browser/request/failure";
import { screensOf } from "../../admin-features";
import { exportQuery, type ListView, queryOf, savedQuery } from "../../records/list-address";
import { ListPages } from "../../records/list-pages";
import { useColumns } from "../../records/use-columns";
import { useListView } from "../../records/use-list-view";
import { ViewsMenu } from "../../records/views-menu";
import { useItemList } from "../api/use-item-list";
import { useTabTitle } from "../use-tab-title";
import { lowered } from "../words";
import { BulkBar } from "./bulk-bar";
import { EmptyList } from "./empty-list";
import { ListMenu } from "./list-menu";
import styles from "./list-screen.module.css";
import { ListSkeleton } from "./list-skeleton";
import { ListTable } from "./list-table";
import { ListToolbar } from "./list-toolbar";
import { type ListOutcome, OutcomeNotice } from "./outcome-notice";
import { shownColumns } from "./type-columns";
import { UnsavedDrafts } from "./unsaved-drafts";
import { useSelection } from "./use-selection";

/** The list of a type's records: find, sort, browse, act on several. */
export function ListScreen({ type }: { type: TypeDescription }) {
  const [view, change] = useListView(type.list);
  const { columns, remember } = useColumns(type.apiName, view);
  const shown = shownColumns(type, columns).map(({ name }) => name);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useList(type, view);
  const selection = useSelection(list.data?.items ?? []);
  useTabTitle(type.label.many);
  const finish = (done: ListOutcome) => {
    setOutcome(done);
    selection.clear();
  };
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <Heading type={type} view={view} total={list.data?.total} />
        <div className={styles.headerActions}>
          <NewRecord type={type} />
          <ListMenu type={type} shown={exportQuery(view, shown)} onChange={change} onProblem={setProblem} />
        </div>
      </header>
      <UnsavedDrafts type={type} />
      <ListToolbar
        type={type}
        view={view}
        onChange={change}
        columns={columns}
        onColumns={(chosen) => {
          remember(chosen);
          change({ page: view.page, columns: chosen });
        }}
        after={<ViewsMenu list={type.apiName} query={savedQuery(view, shown, type.list)} />}
      />
      <div className={styles.notices} aria-live="polite">
        {outcome && <OutcomeNotice type={type} outcome={outcome} onChange={setOutcome} />}
        {problem && <Problem problem={problem} onClose={() => setProblem(null)} />}
      </div>
      <Records
        type={type}
        view={view}
        columns={columns}
        list={list}
        selection={selection}
        onChange={change}
      />
      {selection.items.length > 0 && (
        <BulkBar
          type={type}
          items={selection.items}
          isTrash={view.status === "trashed"}
          onClear={selection.clear}
          onDone={(report) => finish({ report })}
          onEdited={(edited) => finish({ edited })}
        />
      )}
    </div>
  );
}

interface HeadingProps {
  type: TypeDescription;
  view: ListView;
  /** Undefined until the list is loaded. */
  total: number | undefined;
}

function Heading({ type, view, total }: HeadingProps) {
  return (
    <h1 tabIndex={-1}>
      {view.status === "trashed" ? `${type.label.many} in the trash` : type.label.many}{" "}
      {total !== undefined && <span className={styles.total}>{total.toLocaleString("en-US")}</span>}
    </h1>
  );
}

function Problem({ problem, onClose }: { problem: string; onClose(): void }) {
  return (
    <Alert
      color="red"
      title={problem}
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={onClose}
    />
  );
}

function useList(type: TypeDescription, view: ListView) {
  return useItemList(type.apiName, queryOf(view));
}

function NewRecord({ type }: { type: TypeDescription }) {
  const { otherList } = screensOf(type.name);
  return (
    <>
      {otherList && (
        <Button component={Link} to={otherList.href} variant="default">
          {otherList.label}
        </Button>
      )}
      {type.can.create && (
        <Button
          component={Link}
          to={`/admin/${type.apiName}/new`}
          leftSection={<Plus size={18} aria-hidden />}
        >
          New {lowered(type.label.one)}
        </Button>
      )}
    </>
  );
}

interface RecordsProps {
  type: TypeDescription;
  view: ListView;
  columns: readonly string[] | null;
  list: ReturnType<typeof useList>;
  selection: ReturnType<typeof useSelection>;
  onChange(changes: Partial<ListView>): void;
}

/** The rows, or why there are none. */
function Records({ type, view, columns, list, selection, onChange }: RecordsProps) {
  const { data, error, isPlaceholderData, refetch } = list;
  if (!data && error)
    return (
      <Alert color="red" title="The list could not be loaded">
        {failureMessage(error)}{" "}
        <Button variant="subtle" size="compact-sm" onClick={() => refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (!data) return <ListSkeleton />;
  if (data.items.length === 0)
    return (
      <EmptyList type={type} view={view} onShowAll={() => onChange({ q: "", status: "", filters: {} })} />
    );
  return (
    <>
      <ListTable
        type={type}
        columns={shownColumns(type, columns)}
        list={data}
        sort={view.sort}
        onSort={(sort) => onChange({ sort })}
        selection={selection}
        isStale={isPlaceholderData}
      />
      <ListPages list={data} view={view} onChange={onChange} />
    </>
  );
}

import { Alert, Button } from "@mantine/core";
import { FolderOpen } from "lucide-react";
import { useState } from "react";
import { useItemList } from "~/admin/content/api/use-item-list";
import { BulkBar } from "~/admin/content/list/bulk-bar";
import { EmptyList } from "~/admin/content/list/empty-list";
import { ListMenu } from "~/admin/content/list/list-menu";
import listStyles from "~/admin/content/list/list-screen.module.css";
import { ListSkeleton } from "~/admin/content/list/list-skeleton";
import { ListTable } from "~/admin/content/list/list-table";
import { ListToolbar } from "~/admin/content/list/list-toolbar";
import { type ListOutcome, OutcomeNotice } from "~/admin/content/list/outcome-notice";
import { shownColumns } from "~/admin/content/list/type-columns";
import { type Selection, useSelection } from "~/admin/content/list/use-selection";
import { useTabTitle } from "~/admin/content/use-tab-title";
import { isNarrowed, type ListShape, type ListView, queryOf } from "~/admin/records/list-address";
import { ListPages } from "~/admin/records/list-pages";
import { useColumns } from "~/admin/records/use-columns";
import { useListView } from "~/admin/records/use-list-view";
import type { TypeDescription } from "~/content/description";
import type { ItemList } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import type { MediaKind } from "../media-kind";
import { UploadArea } from "../upload/upload-area";
import { documentCell, documentLink } from "./document-cell";
import { FolderList } from "./folder-list";
import { LookChoice, useLook } from "./look-choice";
import styles from "./media-screen.module.css";
import { MoveMenu } from "./move-menu";
import { NarrowChips } from "./narrow-chips";
import { PictureGrid } from "./picture-grid";

export interface MediaScreenProps {
  type: TypeDescription;
  kind: MediaKind;
}

/** The library of pictures or documents: upload, search, folders, and actions on several records. */
export function MediaScreen({ type, kind }: MediaScreenProps) {
  const [view, change] = useListView(LISTS[kind.name]);
  const { columns, remember } = useColumns(type.apiName, view);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useMedia(type, view);
  const selection = useSelection(list.data?.items ?? []);
  useTabTitle(type.label.many);
  const isTrash = view.status === "trashed";
  const shownProblem = problem ?? (list.error && !list.data ? failureMessage(list.error) : null);
  return (
    <div className={listStyles.screen}>
      <header className={listStyles.header}>
        <Heading label={type.label.many} isTrash={isTrash} total={list.data?.total} />
        <div className={listStyles.headerActions}>
          {kind.name === "image" && <LookChoice />}
          <ListMenu type={type} onChange={change} onProblem={setProblem} />
        </div>
      </header>
      {type.can.draft && !isTrash && (
        <UploadArea kind={kind} folderId={view.filters[kind.folderField] || null} />
      )}
      <div className={styles.columns}>
        <FolderList kind={kind} view={view} onChange={change} />
        <div className={styles.results}>
          <Toolbar
            type={type}
            kind={kind}
            view={view}
            columns={columns}
            onChange={change}
            onColumns={remember}
          />
          <div className={listStyles.notices} aria-live="polite">
            {outcome && <OutcomeNotice type={type} outcome={outcome} onChange={setOutcome} />}
            {shownProblem && <Alert color="red" title={shownProblem} />}
          </div>
          <Results
            type={type}
            kind={kind}
            view={view}
            columns={columns}
            list={list}
            selection={selection}
            onChange={change}
          />
        </div>
      </div>
      <Actions type={type} kind={kind} selection={selection} isTrash={isTrash} onDone={setOutcome} />
    </div>
  );
}

interface ActionsProps extends MediaScreenProps {
  selection: Selection;
  isTrash: boolean;
  onDone(outcome: ListOutcome): void;
}

/** Actions on the selected pictures or documents. */
function Actions({ type, kind, selection, isTrash, onDone }: ActionsProps) {
  const { items, clear } = selection;
  if (items.length === 0) return null;
  const finish = (outcome: ListOutcome) => {
    onDone(outcome);
    clear();
  };
  return (
    <BulkBar
      type={type}
      items={items}
      isTrash={isTrash}
      onClear={clear}
      onDone={(report) => finish({ report })}
      onEdited={(edited) => finish({ edited })}
    >
      <MoveMenu kind={kind} items={items} onMoved={clear} />
    </BulkBar>
  );
}

interface ToolbarProps extends MediaScreenProps {
  view: ListView;
  columns: readonly string[] | null;
  onChange: ReturnType<typeof useListView>[1];
  onColumns: ReturnType<typeof useColumns>["remember"];
}

function Toolbar({ type, kind, view, columns, onChange, onColumns }: ToolbarProps) {
  const isGrid = useIsGrid(kind);
  return (
    <ListToolbar
      type={type}
      view={view}
      onChange={onChange}
      columns={columns}
      onColumns={(chosen) => {
        onColumns(chosen);
        onChange({ page: view.page, columns: chosen });
      }}
      elsewhere={[kind.folderField]}
      hasColumns={!isGrid}
    >
      <NarrowChips kind={kind} view={view} onChange={onChange} />
    </ListToolbar>
  );
}

function Heading({ label, isTrash, total }: { label: string; isTrash: boolean; total: number | undefined }) {
  return (
    <h1 tabIndex={-1}>
      {isTrash ? `${label} in the trash` : label}{" "}
      {total !== undefined && <span className={listStyles.total}>{total.toLocaleString("en-US")}</span>}
    </h1>
  );
}

/** The filters in the query string: the folder, and missing values. The latest uploads come first. */
const LISTS: Record<MediaKind["name"], ListShape> = {
  image: { filters: ["imageFolderId", "unused", "without"], order: "-updatedAt" },
  file: { filters: ["folderId", "unused", "without"], order: "-updatedAt" },
};

function useMedia(type: TypeDescription, view: ListView) {
  return useItemList(type.apiName, queryOf(view));
}

function useIsGrid(kind: MediaKind): boolean {
  const [look] = useLook();
  return kind.name === "image" && look === "grid";
}

interface ResultsProps extends MediaScreenProps {
  view: ListView;
  columns: readonly string[] | null;
  list: ReturnType<typeof useMedia>;
  selection: Selection;
  onChange(changes: Partial<ListView>): void;
}

function Results({ type, kind, view, columns, list, selection, onChange }: ResultsProps) {
  const isGrid = useIsGrid(kind);
  const { data, error, isPlaceholderData } = list;
  if (!data) return error ? null : <ListSkeleton />;
  if (data.items.length === 0)
    return (
      <Nothing
        type={type}
        kind={kind}
        view={view}
        onShowAll={() => onChange({ q: "", status: "", filters: {} })}
      />
    );
  return (
    <>
      <LibraryItems
        type={type}
        kind={kind}
        list={data}
        view={view}
        columns={columns}
        selection={selection}
        isGrid={isGrid}
        isStale={isPlaceholderData}
        onSort={(sort) => onChange({ sort })}
      />
      <ListPages list={data} view={view} onChange={onChange} />
    </>
  );
}

interface LibraryItemsProps extends MediaScreenProps {
  list: ItemList;
  view: ListView;
  columns: readonly string[] | null;
  selection: Selection;
  isGrid: boolean;
  isStale: boolean;
  onSort(sort: string): void;
}

function LibraryItems({
  type,
  kind,
  list,
  view,
  columns,
  selection,
  isGrid,
  isStale,
  onSort,
}: LibraryItemsProps) {
  if (isGrid) return <PictureGrid type={type} list={list} selection={selection} isStale={isStale} />;
  return (
    <ListTable
      type={type}
      columns={shownColumns(type, columns)}
      list={list}
      sort={view.sort}
      onSort={onSort}
      selection={selection}
      isStale={isStale}
      cell={kind.name === "file" ? documentCell : undefined}
      lastColumn={kind.name === "file" ? documentLink : undefined}
    />
  );
}

interface NothingProps extends MediaScreenProps {
  view: ListView;
  onShowAll(): void;
}

function Nothing({ type, kind, view, onShowAll }: NothingProps) {
  const isFolderOnly = view.filters[kind.folderField] && !view.q && !view.status && !view.filters.unused;
  if (isFolderOnly && !view.filters.without) {
    return (
      <div className={listStyles.empty}>
        <span className={listStyles.emptyIcon}>
          <FolderOpen aria-hidden />
        </span>
        <h2>This folder is empty</h2>
        <p>Drop files above to add them. Or select {kind.many} in other folders and move them here.</p>
        <Button variant="default" onClick={onShowAll}>
          Show all {kind.many}
        </Button>
      </div>
    );
  }
  if (isNarrowed(view)) return <EmptyList type={type} view={view} onShowAll={onShowAll} />;
  return (
    <div className={listStyles.empty}>
      <h2>No {kind.many} yet</h2>
      <p>Drop files above to add them.</p>
    </div>
  );
}

import { Alert, Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { Checklist, Item } from "~/content/item-schemas";
import { blocksWorkspace, screensOf } from "../../admin-features";
import { useCurrentRecord } from "../../frame/current-record";
import { contentApi } from "../api/content-api";
import { ConflictScreen } from "../conflict/conflict-screen";
import { type Choice, conflictingFields, fieldsToMerge, merged } from "../conflict/merge";
import type { DraftKeeper } from "../draft/draft-keeper";
import type { LocalDrafts } from "../draft/local-drafts";
import type { OpenedDraft } from "../draft/open-draft";
import { useHospitalZone } from "../hospital-zone";
import { FieldInput } from "../inputs/field-input";
import { FormProvider } from "../inputs/form-context";
import { useTypes } from "../use-types";
import { fullMoment, moment, named } from "../words";
import { ChecklistPanel } from "./checklist-panel";
import { DraftNotices } from "./draft-notices";
import styles from "./editor.module.css";
import { EditorBar } from "./editor-bar";
import { ErrorSummary } from "./error-summary";
import { titleIn } from "./form-groups";
import { LeaveGuard } from "./leave-guard";
import { RecordPanel } from "./record-panel";
import { RelationField } from "./relation-field";
import { ReviewPanel } from "./review-panel";
import { TypeForm } from "./type-form";
import { type Editor, useEditor } from "./use-editor";
import { useItemActions } from "./use-item-actions";
import { useOpenedDraft } from "./use-opened-draft";
import { usePresence } from "./use-presence";
import { UsesPanel } from "./uses-panel";

export interface EditorScreenProps {
  type: TypeDescription;
  /** Null for a new record. */
  item: Item | null;
  onCreated(item: Item): void;
}

/** The editor of one record: form, status, and actions. */
export function EditorScreen({ type, item, onCreated }: EditorScreenProps) {
  const { opened, drafts, keep, moved } = useOpenedDraft(type.name, item?.id ?? null);
  if (!opened) return <Skeleton height="60dvh" />;
  return (
    <RecordEditor
      type={type}
      item={item}
      opened={opened}
      drafts={drafts}
      keep={keep}
      onCreated={(created) => {
        moved(created.id);
        onCreated(created);
      }}
    />
  );
}

interface RecordEditorProps extends EditorScreenProps {
  opened: OpenedDraft;
  drafts: LocalDrafts;
  /** Receives the keeper that is still saving, so that the draft stays claimed until it is done. */
  keep(keeper: DraftKeeper): void;
}

function RecordEditor({ type, item: first, opened, drafts, keep, onCreated }: RecordEditorProps) {
  const types = useTypes();
  const editor = useEditor({ type, item: first, drafts, opened, onCreated });
  const { item, state, keeper } = editor;
  useCurrentRecord(item);
  useEffect(() => keep(keeper), [keep, keeper]);
  // In a new record, people can type immediately.
  const focusFirst = useRef(first === null ? (type.fields[0]?.name ?? null) : null);
  const [attempt, setAttempt] = useState(0);
  const onRefused = () => setAttempt((before) => before + 1);
  const [notice, setNotice] = useNotice(editor.restoredFrom);
  useAutomaticMerge(type, editor, setNotice);
  const checklist = useChecklist(type, item);
  const actions = useItemActions(type, editor, onRefused);
  // While the first publication is under way, the address stays the one that is being published.
  const isPublished = item?.publishedAt != null || actions.busy === "publish";
  const isReadOnly = item?.status === "trashed" || !type.can.draft;
  return (
    <FormProvider
      types={types}
      type={type}
      values={state.values}
      title={titleIn(state.values)}
      isPublished={isPublished}
      references={editor.references}
      addReference={editor.addReference}
      focusFirst={focusFirst}
      Input={FieldInput}
    >
      <LeaveGuard editor={editor} />
      <EditorBar
        type={type}
        editor={editor}
        checklist={checklist}
        actions={actions}
        isReadOnly={isReadOnly}
      />
      <div className={styles.notices} aria-live="polite">
        <OthersNotice type={type} item={item} />
        {!isReadOnly && <DraftNotices type={type} editor={editor} drafts={drafts} offers={opened.offers} />}
        {notice && <Notice onClose={() => setNotice(null)}>{notice}</Notice>}
      </div>
      <RecordContent
        type={type}
        editor={editor}
        isReadOnly={isReadOnly}
        attempt={attempt}
        checklist={checklist}
        onRefused={onRefused}
      />
      {state.connection === "lost" && (
        <Button className={styles.retry} variant="default" onClick={() => keeper.flush()}>
          Save now
        </Button>
      )}
    </FormProvider>
  );
}

/** A notice above the form. The first one says that input from before a reload was restored. */
function useNotice(restoredFrom: number | null) {
  const zone = useHospitalZone();
  return useState<string | null>(
    restoredFrom === null
      ? null
      : `We restored what you typed until ${moment(new Date(restoredFrom).toISOString(), zone)}.`,
  );
}

function Notice({ onClose, children }: { onClose(): void; children: string }) {
  return (
    <Alert color="teal" withCloseButton closeButtonLabel="Close this notice" onClose={onClose}>
      {children}
    </Alert>
  );
}

/** If two people edited different fields, merges both changes without asking. */
function useAutomaticMerge(type: TypeDescription, editor: Editor, onMerged: (notice: string) => void) {
  const { item, state, keeper } = editor;
  const open = conflictingFields(state).length;
  useEffect(() => {
    if (!state.theirs || open > 0) return;
    const labels = fieldsToMerge(state).flatMap(
      (name) => type.fields.find((field) => field.name === name)?.label ?? [],
    );
    if (labels.length > 0 && item)
      onMerged(`${item.updatedByName} changed ${named(labels)} at the same time. Both changes are kept.`);
    keeper.dispatch({ type: "merged", stored: state.theirs, values: merged(state) });
  }, [state, open, keeper, type.fields, item, onMerged]);
}

/** The checklist of the record; undefined until it is loaded. */
function useChecklist(type: TypeDescription, item: Item | null): Checklist | undefined {
  return useQuery({
    queryKey: ["content", type.apiName, "checklist", item?.id, item?.revision],
    queryFn: () => contentApi(type.apiName).checklist(item?.id ?? ""),
    enabled: item !== null && item.status !== "trashed",
    placeholderData: (before) => before,
  }).data;
}

/** Who else has the record open. */
function OthersNotice({ type, item }: { type: TypeDescription; item: Item | null }) {
  const others = usePresence(type.apiName, item?.id ?? null);
  if (others.length === 0) return null;
  return (
    <Alert color="amber" icon={<Users aria-hidden />}>
      {named(others.map(({ name }) => name))} {others.length === 1 ? "has" : "have"} this open too. You can
      both edit it. If you change the same field, you choose which version to keep.
    </Alert>
  );
}

interface RecordContentProps {
  type: TypeDescription;
  editor: Editor;
  isReadOnly: boolean;
  /** Counts refused attempts to publish; each shows the errors. */
  attempt: number;
  checklist: Checklist | undefined;
  onRefused(): void;
}

/** The choice between two versions, the workspace of blocks, or the form. */
function RecordContent(props: RecordContentProps) {
  const { type, editor, isReadOnly, attempt, checklist } = props;
  const types = useTypes();
  if (editor.item && conflictingFields(editor.state).length > 0)
    return <Conflict type={type} editor={editor} item={editor.item} />;
  const Workspace = type.fields.some(({ kind }) => kind === "BLOCKS") ? blocksWorkspace() : undefined;
  if (!Workspace) return <RecordForm {...props} />;
  return (
    <Suspense fallback={<Skeleton height="60dvh" />}>
      <Workspace
        type={type}
        types={types}
        editor={editor}
        isReadOnly={isReadOnly}
        attempt={attempt}
        checklist={checklist}
      />
    </Suspense>
  );
}

function Conflict({ type, editor, item }: { type: TypeDescription; editor: Editor; item: Item }) {
  const zone = useHospitalZone();
  const { state, keeper } = editor;

  /** Saves my version of everything first, then the chosen values of theirs: both versions are in the history. */
  const decide = async (choices: Record<string, Choice>) => {
    const { theirs } = state;
    if (!theirs) return;
    keeper.dispatch({ type: "merged", stored: theirs, values: merged(state) });
    const chosen = Object.entries(choices).filter(([, choice]) => choice === "theirs");
    if (chosen.length === 0) return;
    await keeper.flush();
    for (const [name] of chosen) keeper.type(name, theirs.data[name]);
  };

  return (
    <ConflictScreen
      type={type}
      state={state}
      by={item.updatedByName}
      when={fullMoment(item.updatedAt, zone)}
      references={editor.references}
      onDecide={decide}
    />
  );
}

function RecordForm({ type, editor, isReadOnly, attempt, checklist, onRefused }: RecordContentProps) {
  const types = useTypes();
  const { item, state } = editor;
  const { form: Form = TypeForm, preview: Preview, alwaysShowsUses = false } = screensOf(type.name);
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <ErrorSummary errors={state.errors} problem={state.problem} fields={type.fields} attempt={attempt} />
        <Suspense fallback={<Skeleton height="40dvh" />}>
          <Form type={type} editor={editor} disabled={isReadOnly} />
          {Preview && <Preview values={state.values} />}
        </Suspense>
        {item &&
          type.relations.map((relation) => (
            <RelationField
              key={relation.name}
              type={type}
              id={item.id}
              relation={relation}
              disabled={isReadOnly}
            />
          ))}
      </div>
      <aside className={styles.side} aria-label="About this record">
        {item?.status !== "trashed" && <ChecklistPanel checklist={checklist} fields={type.fields} />}
        <ReviewPanel type={type} editor={editor} onRefused={onRefused} />
        {item && <RecordPanel type={type} item={item} />}
        {item && <UsesPanel type={type} id={item.id} types={types} isAlwaysShown={alwaysShowsUses} />}
      </aside>
    </div>
  );
}

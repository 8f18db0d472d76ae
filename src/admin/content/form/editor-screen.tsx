import { Alert, Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { blocksWorkspace, screensOf } from "../../admin-features";
import { contentApi } from "../api/content-api";
import { ConflictScreen } from "../conflict/conflict-screen";
import { type Choice, conflictingFields, fieldsToMerge, merged } from "../conflict/merge";
import type { DraftKeeper } from "../draft/draft-keeper";
import type { LocalDrafts } from "../draft/local-drafts";
import type { OpenedDraft } from "../draft/open-draft";
import { useHospitalZone } from "../hospital-zone";
import { FieldInput } from "../inputs/field-input";
import { FormContext } from "../inputs/form-context";
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
import { useEditor } from "./use-editor";
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
  /** Receives the keeper that saves, so that the draft stays claimed until then. */
  keep(keeper: DraftKeeper): void;
}

function RecordEditor({ type, item: first, opened, drafts, keep, onCreated }: RecordEditorProps) {
  const types = useTypes();
  const zone = useHospitalZone();
  const editor = useEditor({ type, item: first, drafts, opened, onCreated });
  const { item, state, keeper } = editor;
  useEffect(() => keep(keeper), [keep, keeper]);
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState<string | null>(
    editor.putBackFrom === null
      ? null
      : `We restored what you typed until ${moment(new Date(editor.putBackFrom).toISOString(), zone)}.`,
  );
  const others = usePresence(type.apiName, item?.id ?? null);
  const checklist = useQuery({
    queryKey: ["content", type.apiName, "checklist", item?.id, item?.revision],
    queryFn: () => contentApi(type.apiName).checklist(item?.id ?? ""),
    enabled: item !== null && item.status !== "trashed",
    placeholderData: (before) => before,
  });
  const open = conflictingFields(state);
  const isReadOnly = item?.status === "trashed" || !type.can.draft;
  const Workspace = type.fields.some(({ kind }) => kind === "BLOCKS") ? blocksWorkspace() : undefined;
  const { form: Form = TypeForm, preview: Preview, alwaysShowsUses = false } = screensOf(type.name);

  // If two people edited different fields, both changes are merged without asking.
  useEffect(() => {
    if (!state.theirs || open.length > 0) return;
    const labels = fieldsToMerge(state).flatMap(
      (name) => type.fields.find((field) => field.name === name)?.label ?? [],
    );
    if (labels.length > 0 && item)
      setNotice(`${item.updatedByName} changed ${named(labels)} at the same time. Both changes are kept.`);
    keeper.dispatch({ type: "merged", stored: state.theirs, values: merged(state) });
  }, [state, open.length, keeper, type.fields, item]);

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
    <FormContext
      value={{
        types,
        type,
        title: titleIn(state.values),
        isPublished: item?.publishedAt != null,
        references: editor.references,
        learn: editor.learn,
        Input: FieldInput,
      }}
    >
      <LeaveGuard editor={editor} />
      <EditorBar
        type={type}
        editor={editor}
        checklist={checklist.data}
        isReadOnly={isReadOnly}
        onRefused={() => setAttempt((before) => before + 1)}
      />
      <div className={styles.notices} aria-live="polite">
        {others.length > 0 && (
          <Alert color="amber" icon={<Users aria-hidden />}>
            {named(others.map(({ name }) => name))} {others.length === 1 ? "has" : "have"} this open too. You
            can both edit it. If you change the same field, you choose which version to keep.
          </Alert>
        )}
        {!isReadOnly && <DraftNotices type={type} editor={editor} drafts={drafts} offers={opened.offers} />}
        {notice && (
          <Alert
            color="teal"
            withCloseButton
            closeButtonLabel="Close this notice"
            onClose={() => setNotice(null)}
          >
            {notice}
          </Alert>
        )}
      </div>
      {open.length > 0 && item ? (
        <ConflictScreen
          type={type}
          state={state}
          by={item.updatedByName}
          when={fullMoment(item.updatedAt, zone)}
          references={editor.references}
          onDecide={decide}
        />
      ) : Workspace ? (
        <Suspense fallback={<Skeleton height="60dvh" />}>
          <Workspace
            type={type}
            types={types}
            editor={editor}
            isReadOnly={isReadOnly}
            attempt={attempt}
            checklist={checklist.data}
          />
        </Suspense>
      ) : (
        <div className={styles.columns}>
          <div className={styles.form}>
            <ErrorSummary
              errors={state.errors}
              problem={state.problem}
              fields={type.fields}
              attempt={attempt}
            />
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
            {item?.status !== "trashed" && <ChecklistPanel checklist={checklist.data} fields={type.fields} />}
            <ReviewPanel type={type} editor={editor} onRefused={() => setAttempt((before) => before + 1)} />
            {item && <RecordPanel type={type} item={item} />}
            {item && <UsesPanel type={type} id={item.id} types={types} isAlwaysShown={alwaysShowsUses} />}
          </aside>
        </div>
      )}
      {state.connection === "lost" && (
        <Button className={styles.retry} variant="default" onClick={() => keeper.flush()}>
          Save now
        </Button>
      )}
    </FormContext>
  );
}

import { Alert, Button, Group, Progress } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import type { ImportedRow, ImportState } from "~/content/import/import-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { queryClient } from "../../requests/query-client";
import { Panel } from "../../screen/panel";
import { counted } from "../words";
import { Counts } from "./counts";
import styles from "./import-screen.module.css";

/** How often a screen polls the progress of a running import, in ms. */
export const RUNNING_MS = 1_000;

export const statusWords: Record<ImportState["status"], string> = {
  draft: "Not started",
  running: "Running",
  done: "Imported",
  failed: "Stopped",
  undoing: "Being undone",
  undone: "Undone",
};

const RECORD = { one: "record", many: "records" };

export interface ImportResultProps {
  state: ImportState;
  onUndo(): Promise<unknown>;
  /** Prefixes of the query keys to reload when the import ends. */
  refreshes: readonly string[];
}

/** The last step: the progress, the result, and the undo. */
export function ImportResult({ state, onUndo, refreshes }: ImportResultProps) {
  const { status, counts, failed, sample, kept, notes } = state;
  useEffect(() => {
    if (status === "done" || status === "undone")
      for (const key of refreshes) void queryClient.invalidateQueries({ queryKey: [key] });
  }, [status, refreshes]);
  const withNote = sample.filter(({ note }) => note !== "");
  return (
    <div className={styles.stack}>
      <div role="status">
        <Headline state={state} />
      </div>
      <Counts counts={counts} />
      {kept.length > 0 && (
        <Panel
          title={`${counted(counts.kept, RECORD)} not undone`}
          lead="They stay as they are. Open one to decide."
        >
          <Records rows={kept} textOf={({ keptBecause }) => keptBecause} />
        </Panel>
      )}
      {failed.length > 0 && (
        <Panel title={counted(counts.fail, { one: "row was not imported", many: "rows were not imported" })}>
          <Records
            rows={failed}
            textOf={({ problems }) => problems.map(({ message }) => message).join(" ")}
          />
        </Panel>
      )}
      {notes.length > 0 && (
        <Panel title="Worth a second look">
          <ul className={styles.records}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
      {status === "done" && withNote.length > 0 && (
        <Panel title="Records with a note">
          <Records rows={withNote} textOf={({ note }) => note} />
        </Panel>
      )}
      {status === "done" && (
        <Panel title={sample.length < counts.done ? `The first ${sample.length} records` : "Records"}>
          <Records rows={sample} textOf={() => null} />
        </Panel>
      )}
      {(status === "done" || status === "failed") && <Undo onUndo={onUndo} />}
    </div>
  );
}

function Headline({ state }: { state: ImportState }) {
  const { status, counts, failure, publish } = state;
  if (status === "running" || status === "undoing") {
    const all = status === "running" ? counts.total : counts.create + counts.update;
    const done = status === "running" ? counts.done : counts.undone + counts.kept;
    return (
      <>
        <p>
          {status === "running" ? "Importing" : "Undoing"}: {done.toLocaleString("en-US")} of{" "}
          {all.toLocaleString("en-US")}. You can leave this screen. The work continues without it.
        </p>
        <Progress value={all === 0 ? 0 : (100 * done) / all} aria-label="Progress of the import" />
      </>
    );
  }
  if (status === "failed")
    return (
      <Alert color="red" title="The import stopped">
        {failure}
      </Alert>
    );
  if (status === "undone")
    return (
      <Alert color="green" title="The import was undone">
        {counted(counts.undone, RECORD)} {counts.undone === 1 ? "is" : "are"} as before. What the import added
        is in the trash.
      </Alert>
    );
  return (
    <Alert color="green" title="Imported">
      {publish
        ? "Records that passed the checks are published. The others are drafts."
        : "New records are drafts until someone publishes them."}
    </Alert>
  );
}

function Undo({ onUndo }: { onUndo(): Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useMutation({ mutationFn: onUndo });
  if (!isAsking)
    return (
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          Undo this import…
        </Button>
      </div>
    );
  return (
    <Alert color="amber" title="Undo the whole import?">
      <p>
        Records that it added go to the trash. Records that it changed become what they were. Records that
        someone has changed since are kept, and listed here.
      </p>
      {undo.isError && <p>{failureMessage(undo.error)}</p>}
      <Group mt="sm">
        <Button color="red" loading={undo.isPending} onClick={() => undo.mutate()}>
          Undo the import
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </Group>
    </Alert>
  );
}

interface RecordsProps {
  rows: readonly ImportedRow[];
  textOf(row: ImportedRow): ReactNode;
}

function Records({ rows, textOf }: RecordsProps) {
  return (
    <ul className={styles.records}>
      {rows.map((row) => (
        <li key={row.line}>
          {row.apiName && row.itemId ? (
            <Link to={`/admin/${row.apiName}/${row.itemId}`}>{row.title || "No title"}</Link>
          ) : (
            `Row ${row.line}: ${row.title}`
          )}
          <span className={styles.quiet}>{textOf(row)}</span>
        </li>
      ))}
    </ul>
  );
}

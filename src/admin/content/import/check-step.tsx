import { Alert, Button, Checkbox, Group, Table, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { ImportedRow, ImportState } from "~/content/import/import-schemas";
import { everyMessage } from "../../requests/api-error";
import { Panel } from "../../screen/panel";
import { counted } from "../words";
import { Counts } from "./counts";
import { type ImportChange, importApi } from "./import-api";
import styles from "./import-screen.module.css";

export interface CheckStepProps {
  type: TypeDescription;
  state: ImportState;
  onChanged(state: ImportState): void;
}

const ACTIONS: Record<ImportedRow["action"], string> = {
  create: "New",
  update: "Changed",
  none: "Already the same",
  fail: "Needs a correction",
  skip: "Left out",
};

/** Step 3: the planned changes, and every cell that needs a correction, which can be edited here. */
export function CheckStep({ type, state, onChanged }: CheckStepProps) {
  const calls = importApi(type.apiName);
  const change = useMutation({
    mutationFn: (next: ImportChange) => calls.change(state.id, next),
    onSuccess: onChanged,
  });
  const start = useMutation({ mutationFn: () => calls.start(state.id), onSuccess: onChanged });
  const { counts, failed, publish } = state;
  const writing = counts.create + counts.update;
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocus(screen.current, failed), [failed]);
  return (
    <div className={styles.stack} ref={screen}>
      <div role="status" aria-label="What the import will do">
        <Counts counts={counts} />
      </div>
      {(change.isError || start.isError) && (
        <Alert color="red" title="This was not saved">
          {everyMessage(change.error ?? start.error)}
        </Alert>
      )}
      {failed.length > 0 && (
        <FailedRows state={state} isSaving={change.isPending} onChange={(next) => change.mutate(next)} />
      )}
      <Sample type={type} rows={state.sample} total={counts.create + counts.update + counts.none} />
      {state.mayPublish && (
        <Checkbox
          label="Publish the records"
          description={
            counts.incomplete > 0
              ? `${counted(counts.incomplete, { one: "row lacks", many: "rows lack" })} what publishing requires: these stay drafts.`
              : "Records that do not pass the checks stay drafts, and the report says why."
          }
          checked={publish}
          onChange={(event) => change.mutate({ publish: event.currentTarget.checked })}
        />
      )}
      <Group>
        <Button
          data-start
          disabled={writing === 0 && !(publish && counts.none > 0)}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {writing > 0 ? `Import ${counted(writing, type.label)}` : "Import"}
        </Button>
        <Button component={Link} to={`/admin/${type.apiName}/import/${state.id}`} variant="default">
          Back to the columns
        </Button>
      </Group>
    </div>
  );
}

interface FailedRowsProps {
  state: ImportState;
  isSaving: boolean;
  onChange(next: ImportChange): void;
}

/** The rows that need a correction, with their cells to edit. */
function FailedRows({ state, isSaving, onChange }: FailedRowsProps) {
  const { counts, failed } = state;
  return (
    <Panel
      title={counted(counts.fail, { one: "row needs a correction", many: "rows need a correction" })}
      lead="Correct the cells here. Rows that still need a correction when you start are left out."
    >
      <ul className={styles.rows}>
        {failed.map((row) => (
          <FailedRow key={row.line} row={row} state={state} isSaving={isSaving} onChange={onChange} />
        ))}
      </ul>
      {counts.fail > failed.length && (
        <p className={styles.quiet}>
          These are the first {failed.length}. The others follow when these are corrected.
        </p>
      )}
    </Panel>
  );
}

/**
 * After a correction, the cell disappears. This moves the focus to the next cell, or else to the button that
 * starts the import.
 */
function keepFocus(screen: HTMLElement | null, failed: readonly ImportedRow[]): void {
  if (document.activeElement !== document.body) return;
  const next = failed.length > 0 ? "input[aria-invalid=true]" : "[data-start]";
  screen?.querySelector<HTMLElement>(next)?.focus();
}

interface FailedRowProps {
  row: ImportedRow;
  state: ImportState;
  isSaving: boolean;
  onChange(change: ImportChange): void;
}

function FailedRow({ row, state, isSaving, onChange }: FailedRowProps) {
  const { line, title, cells, problems } = row;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h3>
          Row {line}: {title}
        </h3>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isSaving}
          aria-label={`Leave this row out: row ${line}`}
          onClick={() => onChange({ skip: [{ line, skipped: true }] })}
        >
          Leave this row out
        </Button>
      </div>
      {problems.map(({ column, message, suggestion }) =>
        column === null ? (
          <p key={message} className={styles.problem}>
            {message}
          </p>
        ) : (
          <CellCorrection
            // After a correction is saved, the field shows the server's problem again.
            key={`${column} ${message} ${cells[column]}`}
            label={`Row ${line}, ${state.columns[column]?.heading || `column ${column + 1}`}`}
            value={cells[column] ?? ""}
            message={message}
            suggestion={suggestion}
            onSave={(value) => onChange({ cells: [{ line, column, value }] })}
          />
        ),
      )}
    </li>
  );
}

interface CellCorrectionProps {
  label: string;
  value: string;
  message: string;
  suggestion: string | undefined;
  onSave(value: string): void;
}

/** Saves when the person leaves the cell or presses Enter. */
function CellCorrection({ label, value, message, suggestion, onSave }: CellCorrectionProps) {
  const [text, setText] = useState(value);
  const save = () => text !== value && onSave(text);
  return (
    <div className={styles.correction}>
      <TextInput
        label={label}
        value={text}
        error={message}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === "Enter" && save()}
      />
      {suggestion !== undefined && (
        <Button variant="light" className={styles.suggestion} onClick={() => onSave(suggestion)}>
          Use “{suggestion}”
        </Button>
      )}
    </div>
  );
}

interface SampleProps {
  type: TypeDescription;
  rows: readonly ImportedRow[];
  total: number;
}

function Sample({ type, rows, total }: SampleProps) {
  if (rows.length === 0) return null;
  const many =
    total > rows.length ? `The first ${rows.length} of ${total.toLocaleString("en-US")} rows` : "Rows";
  return (
    <Panel title={`${many} without a problem`}>
      <Table.ScrollContainer minWidth={280}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              <Table.Th>{type.label.one}</Table.Th>
              <Table.Th>Will be</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ line, title, action }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{title}</Table.Td>
                <Table.Td>{ACTIONS[action]}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

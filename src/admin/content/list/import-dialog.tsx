import { Alert, Button, FileInput, Group, Modal, Table } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { ImportOutcome, ImportRow } from "~/content/item-schemas";
import { everyMessage } from "../../requests/api-error";
import { contentApi } from "../api/content-api";
import { counted, lowered } from "../words";
import styles from "./list-screen.module.css";

export interface ImportDialogProps {
  type: TypeDescription;
  opened: boolean;
  onClose(): void;
}

/** Two steps: a file is tried and every row checked; only after a second decision is anything written. */
export function ImportDialog({ type, opened, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const run = useImport(type);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    run.reset();
    if (chosen) run.mutate({ chosen, commit: false });
  };
  const close = () => {
    setFile(null);
    run.reset();
    onClose();
  };
  const outcome = run.data;
  const isReady =
    outcome && !outcome.committed && outcome.failed === 0 && outcome.created + outcome.updated > 0;
  return (
    <Modal opened={opened} onClose={close} title={`Import ${lowered(type.label.many)}`} size="xl">
      <FileInput
        label="CSV file"
        description="The first row names the fields, as in an export. A row with the address of a record changes that record. The other rows become drafts."
        placeholder="Choose a file"
        accept=".csv,text/csv"
        leftSection={<FileSpreadsheet size={18} aria-hidden />}
        value={file}
        onChange={choose}
        clearable
        clearButtonProps={{ "aria-label": "Remove the file" }}
      />
      <div className={styles.importResult} aria-live="polite">
        {run.isPending && <p>Reading every row…</p>}
        {run.isError && (
          <Alert color="red" title="The file could not be imported">
            {everyMessage(run.error)}
          </Alert>
        )}
        {outcome && <Outcome type={type} outcome={outcome} />}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close}>
          {outcome?.committed ? "Close" : "Cancel"}
        </Button>
        {!outcome?.committed && (
          <Button
            disabled={!isReady}
            loading={run.isPending && run.variables.commit}
            onClick={() => file && run.mutate({ chosen: file, commit: true })}
          >
            {isReady ? `Import ${counted(outcome.created + outcome.updated, type.label)}` : "Import"}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

/** Sends a file; without `commit`, the server only checks its rows. */
function useImport({ apiName }: TypeDescription) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ chosen, commit }: { chosen: File; commit: boolean }) =>
      contentApi(apiName).importCsv(await chosen.text(), commit),
    onSuccess: ({ committed }) => committed && queries.invalidateQueries({ queryKey: ["content", apiName] }),
  });
}

function Outcome({ type, outcome }: { type: TypeDescription; outcome: ImportOutcome }) {
  const failed = outcome.rows.filter(({ action }) => action === "fail");
  const numbers = `${outcome.created} new, ${outcome.updated} changed, ${outcome.unchanged} unchanged`;
  if (outcome.committed)
    return (
      <Alert color="green" title="Imported">
        {numbers}. New rows are drafts until someone publishes them.
      </Alert>
    );
  if (failed.length === 0)
    return (
      <Alert color="green" title="Every row can be imported">
        {numbers}. Nothing has been saved yet.
      </Alert>
    );
  return (
    <>
      <Alert
        color="red"
        title={`${counted(failed.length, { one: "row needs", many: "rows need" })} a correction`}
      >
        Nothing was imported. Correct the rows below in your file, then choose it again.
      </Alert>
      <Table className={styles.importRows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Line</Table.Th>
            <Table.Th>{type.label.one}</Table.Th>
            <Table.Th>What is wrong</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {failed.slice(0, 100).map((row) => (
            <FailedRow key={row.line} type={type} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

function FailedRow({ type, row }: { type: TypeDescription; row: ImportRow }) {
  const sentences = row.errors.map(({ propertyName, message }) => {
    const [name = ""] = propertyName.split(".");
    const label = type.fields.find((field) => field.name === name)?.label ?? name;
    return message.includes(`“${label}”`) ? message : `${label}: ${message}`;
  });
  return (
    <Table.Tr>
      <Table.Td>{row.line}</Table.Td>
      <Table.Td>{row.title || "–"}</Table.Td>
      <Table.Td>{sentences.join(" ")}</Table.Td>
    </Table.Tr>
  );
}

import { Alert, Button, FileInput, Table } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { everyMessage } from "~/admin/requests/api-error";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { GiftImport } from "../api/admin/import-schemas";
import { givingApi, refreshGiving } from "./giving-api";

/** Imports gifts from a file: a trial run first, and the import after confirmation. */
export default function ImportScreen() {
  const [file, setFile] = useState<File | null>(null);
  const run = useMutation({
    mutationFn: async ({ chosen, commit }: { chosen: File; commit: boolean }) =>
      givingApi.importGifts({ csv: await chosen.text(), commit }),
    onSuccess: ({ committed }) => (committed ? refreshGiving() : undefined),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    run.reset();
    if (chosen) run.mutate({ chosen, commit: false });
  };
  return (
    <Screen
      title="Import gifts"
      lead="A CSV file with one gift on each line, in the columns of an export: at least Date, Amount, Designation, and Last name or Company. No receipts are sent."
      back={{ href: "/admin/giving", label: "Gifts" }}
      width="narrow"
    >
      <Panel>
        <FileInput
          label="CSV file"
          description="The file is tried first. With a column Reference, a file can be imported again without entering a gift twice."
          placeholder="Choose a file"
          accept=".csv,text/csv"
          leftSection={<FileSpreadsheet size={18} aria-hidden="true" />}
          value={file}
          onChange={choose}
        />
        <div aria-live="polite">
          {run.isPending && <p>Reading every row…</p>}
          {run.isError && (
            <Alert color="red" mt="md" title="The file could not be imported">
              {everyMessage(run.error)}
            </Alert>
          )}
          {run.data && (
            <Outcome
              outcome={run.data}
              isPending={run.isPending}
              onImport={() => file && run.mutate({ chosen: file, commit: true })}
            />
          )}
        </div>
      </Panel>
    </Screen>
  );
}

interface OutcomeProps {
  outcome: GiftImport;
  isPending: boolean;
  onImport(): void;
}

function Outcome({ outcome, isPending, onImport }: OutcomeProps) {
  const { committed, imported, known, sum, errors } = outcome;
  const gifts = imported === 1 ? "one gift" : `${imported} gifts`;
  if (errors.length > 0) return <Errors errors={errors} />;
  return (
    <Alert
      mt="md"
      color="green"
      title={
        committed ? `Imported ${gifts}, ${formatDollars(sum)}` : `Ready: ${gifts}, ${formatDollars(sum)}`
      }
    >
      {known > 0 && <p>{known === 1 ? "One row was" : `${known} rows were`} imported before.</p>}
      {!committed && imported > 0 && (
        <Button loading={isPending} onClick={onImport}>
          Import
        </Button>
      )}
    </Alert>
  );
}

function Errors({ errors }: { errors: GiftImport["errors"] }) {
  return (
    <Alert mt="md" color="red" title="Nothing was imported. Correct these cells, and choose the file again.">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Line</Table.Th>
            <Table.Th>Column</Table.Th>
            <Table.Th>What is wrong</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map(({ line, column, message }) => (
            <Table.Tr key={`${line} ${column} ${message}`}>
              <Table.Td>{line}</Table.Td>
              <Table.Td>{column || "Whole line"}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Alert>
  );
}

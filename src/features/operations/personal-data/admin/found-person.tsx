import { Alert, Button, Group, Table } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { WorkTable } from "~/admin/screen/work-table";
import { EraseDialog } from "./erase-dialog";
import { type ErasedArea, type FoundArea, personalDataApi } from "./personal-data-api";

/** The stored data of one person, with the actions on it. */
export function FoundPerson({
  email,
  areas,
  onErased,
}: {
  email: string;
  areas: readonly FoundArea[];
  onErased(erased: ErasedArea[]): void;
}) {
  const [asks, setAsks] = useState(false);
  const copy = useMutation({
    mutationFn: () => personalDataApi.copy(email),
    onSuccess(found) {
      saveCopy(found);
      notifyDone("The copy was saved on this computer. Give it only to this person.");
    },
    onError: notifyFailed,
  });
  const records = areas.flatMap(({ area, records }) => records.map((record) => ({ area, ...record })));
  const obstacles = [...new Set(records.flatMap(({ obstacle }) => obstacle ?? []))];
  if (records.length === 0) {
    return (
      <Panel title="Nothing was found">
        <p role="status">There is no data for {email}. They may have used another address.</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={records.length === 1 ? "One record" : `${records.length} records`}
      lead={`Data for ${email}.`}
      actions={
        <Group gap="xs">
          <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
            Save a copy for them
          </Button>
          <Button color="clay" disabled={obstacles.length > 0} onClick={() => setAsks(true)}>
            Erase…
          </Button>
        </Group>
      }
    >
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      <RecordTable records={records} />
      {asks && <EraseDialog email={email} onErased={onErased} onClose={() => setAsks(false)} />}
    </Panel>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly string[] }) {
  return (
    <Alert color="amber" title="Before you can erase this person" mb="md">
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacle}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface RecordTableProps {
  records: readonly (FoundArea["records"][number] & { area: string })[];
}

function RecordTable({ records }: RecordTableProps) {
  return (
    <WorkTable heads={["What", "Where", "When"]} minWidth={520}>
      {records.map(({ id, area, what, at }) => (
        <Table.Tr key={`${area} ${id}`}>
          <Table.Th scope="row" fw={400}>
            <span className={styles.title}>{what}</span>
          </Table.Th>
          <Table.Td>{area}</Table.Td>
          <Table.Td>
            <When at={at} />
          </Table.Td>
          <Table.Td />
        </Table.Tr>
      ))}
    </WorkTable>
  );
}

/** Downloads the copy of a person's data. */
function saveCopy(copy: object): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" }));
  // Does not contain the email, because other people see file names.
  link.download = "personal-data.json";
  link.click();
  // The browser reads the address after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

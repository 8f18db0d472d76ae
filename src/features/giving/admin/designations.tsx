import { ActionIcon, Button, Group, Radio, Table, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, PenLine, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { oneOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import { WorkTable } from "~/admin/screen/work-table";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { DesignationItem } from "../api/admin/designation-schemas";
import { givingLimits } from "../limits";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { GivingTabs } from "./giving-tabs";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

const OFFERED_WORDS: Record<DesignationItem["offeredTo"], string> = {
  public: "Visitors and staff",
  staff: "Staff only",
  nobody: "Nobody",
};

/** The designations that gifts can be for. */
export default function DesignationsScreen() {
  const designations = useQuery({ queryKey: ["giving", "designations"], queryFn: givingApi.designations });
  const [editing, setEditing] = useState<DesignationItem | "new">();
  return (
    <>
      <GivingTabs />
      <Screen
        title="Designations"
        lead="What a gift can be for, in the order of the donation form. If you rename one, all gifts and receipts show the new name."
        actions={
          <Button leftSection={<Plus {...icon} />} onClick={() => setEditing("new")}>
            Add a designation
          </Button>
        }
      >
        <Panel>
          <Answered query={designations} lines={8}>
            {(items) =>
              items.length === 0 ? (
                <p>No designations yet. Add the first one, such as “Where it is needed most”.</p>
              ) : (
                <Rows items={items} onEdit={setEditing} />
              )
            }
          </Answered>
        </Panel>
      </Screen>
      {editing && (
        <DesignationDialog
          item={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function Rows({ items, onEdit }: { items: DesignationItem[]; onEdit(item: DesignationItem): void }) {
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => refreshGiving(),
    onError: notifyFailed,
  });
  const move = (from: number, by: 1 | -1) => {
    const ids = items.map(({ id }) => id);
    ids.splice(from + by, 0, ...ids.splice(from, 1));
    change.mutate(() => givingApi.orderDesignations(ids));
  };
  return (
    <WorkTable heads={["Name", "Offered to", "Gifts"]} minWidth={560}>
      {items.map((item, at) => (
        <Table.Tr key={item.id}>
          <Table.Td fw={650}>{item.name}</Table.Td>
          <Table.Td>{OFFERED_WORDS[item.offeredTo]}</Table.Td>
          <Table.Td className={styles.date}>
            {item.gifts === 0 ? "None yet" : `${item.gifts}, ${formatDollars(item.given)}`}
          </Table.Td>
          <Table.Td>
            <Group gap={4} justify="flex-end" wrap="nowrap">
              <RowAction label={`Move up ${item.name}`} isOff={at === 0} onClick={() => move(at, -1)}>
                <ArrowUp {...icon} />
              </RowAction>
              <RowAction
                label={`Move down ${item.name}`}
                isOff={at === items.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown {...icon} />
              </RowAction>
              <RowAction label={`Edit ${item.name}`} onClick={() => onEdit(item)}>
                <PenLine {...icon} />
              </RowAction>
              <RowAction
                label={`Delete ${item.name}`}
                isOff={item.gifts > 0}
                onClick={() => change.mutate(() => givingApi.deleteDesignation(item.id, item.revision))}
              >
                <Trash2 {...icon} />
              </RowAction>
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}

interface RowActionProps {
  label: string;
  isOff?: boolean;
  onClick(): void;
  children: React.ReactNode;
}

function RowAction({ label, isOff = false, onClick, children }: RowActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

function DesignationDialog({ item, onClose }: { item?: DesignationItem; onClose(): void }) {
  const submission = useSubmit(async ({ name = "", ...values }) => {
    const offeredTo = oneOf(["public", "staff", "nobody"], values.offeredTo) ?? "public";
    if (item) await givingApi.editDesignation(item.id, { name, offeredTo, revision: item.revision });
    else await givingApi.addDesignation({ name, offeredTo });
    notifyDone(item ? "The designation was changed." : "The designation was added.");
    await refreshGiving();
    onClose();
  });
  return (
    <FormDialog
      title={item ? "Edit the designation" : "Add a designation"}
      submission={submission}
      does="Save"
      onClose={onClose}
    >
      <TextInput
        name="name"
        label="Name"
        required
        maxLength={givingLimits.designation}
        data-autofocus
        defaultValue={item?.name}
        error={submission.errors.name}
      />
      <Radio.Group name="offeredTo" label="Offered to" defaultValue={item?.offeredTo ?? "public"}>
        <Radio mt="xs" value="public" label="Visitors and staff" description="On the donation form." />
        <Radio mt="xs" value="staff" label="Staff only" description="For checks and imports." />
        <Radio mt="xs" value="nobody" label="Nobody" description="Gifts that were made for it keep it." />
      </Radio.Group>
    </FormDialog>
  );
}

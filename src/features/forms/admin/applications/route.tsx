import { Badge, Button, Select } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import { RecordsList } from "~/admin/records/records-list";
import { type ListColumn, type Records, useRecords } from "~/admin/records/use-records";
import { keyOf } from "~/admin/requests/one-of";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UNREADABLE } from "~/admin/screen/unreadable-note";
import { When } from "~/admin/screen/when";
import type { ApplicationItem, ApplicationList } from "../../api/admin/schemas";
import { type ApplicationState, applicationStates } from "../../applications/application-state";
import { applicationColumns } from "../../applications/queue/application-columns";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";
import { useNextApplication } from "./use-next-application";
import { WaitingTime } from "./waiting-time";

const STATE_COLORS: Record<ApplicationState, string> = {
  received: "amber",
  "in-review": "teal",
  "message-sent": "gray",
  accepted: "green",
  declined: "red",
};

const SHAPE = { filters: ["state", "form", "assigned"], order: "", ofPeople: true };
const EMPTY = { icon: Inbox, text: "No one has applied yet. New applications appear here." };

/** The shared queue of all submissions of patient forms. */
export default function Applications() {
  const records = useRecords("patient-applications", SHAPE, COLUMNS);
  const { q, filters, page, pageSize } = records.view;
  const filter = {
    q,
    state: keyOf(applicationStates, filters.state),
    formId: filters.form,
    assignedTo: filters.assigned,
  };
  const { state, formId, assignedTo } = filter;
  const list = useQuery({
    queryKey: ["applications", filter, page, pageSize],
    queryFn: ({ signal }) => applicationsApi.search({ q, state, formId, assignedTo, page, pageSize }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <Screen
      title="Patient applications"
      lead="Everything that patients sent by a patient form, overdue ones first. The audit log records who opens one."
      actions={<OpenNext />}
    >
      <Panel>
        <RecordsList
          records={records}
          query={list}
          many="applications"
          searches="Name, email or phone"
          keyOf={({ id }) => id}
          count={({ total }) =>
            total === 1 ? "1 application" : `${total.toLocaleString("en-US")} applications`
          }
          empty={EMPTY}
          save={() =>
            applicationsApi.exportList({ q, state, formId, assignedTo, columns: fileColumns(records.shown) })
          }
          minWidth={760}
        >
          <Filters records={records} list={list.data} />
        </RecordsList>
      </Panel>
    </Screen>
  );
}

interface FiltersProps {
  records: Records<ApplicationItem>;
  list: ApplicationList | undefined;
}

function Filters({ records: { view, change }, list }: FiltersProps) {
  const people = useQuery({ queryKey: ["application-people"], queryFn: applicationsApi.people });
  const chosen = (name: string) => view.filters[name] ?? "";
  const narrow = (name: string, value: string | null) =>
    change({ filters: { ...view.filters, [name]: value ?? "" } });
  return (
    <>
      <Select
        label="Form"
        allowDeselect={false}
        value={chosen("form")}
        data={[{ value: "", label: "All" }, ...formChoices(list)]}
        onChange={(value) => narrow("form", value)}
      />
      <Select
        label="State"
        allowDeselect={false}
        value={chosen("state")}
        data={[{ value: "", label: "All" }, ...stateChoices(list)]}
        onChange={(value) => narrow("state", value)}
      />
      <Select
        label="Assigned to"
        allowDeselect={false}
        value={chosen("assigned")}
        data={[
          { value: "", label: "Anyone or no one" },
          { value: "none", label: "No one yet" },
          ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => narrow("assigned", value)}
      />
    </>
  );
}

/** Opens the first application that is assigned to this person or to nobody. */
function OpenNext() {
  const openNext = useNextApplication();
  const open = useMutation({ mutationFn: () => openNext(), onError: notifyFailed });
  return (
    <Button loading={open.isPending} onClick={() => open.mutate()}>
      Work the queue
    </Button>
  );
}

function formChoices(list: ApplicationList | undefined) {
  return (list?.forms ?? []).map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }));
}

function stateChoices(list: ApplicationList | undefined) {
  return Object.entries(applicationStates).map(([value, label]) => ({
    value,
    label: list ? `${label} (${list.counts[value as ApplicationState]})` : label,
  }));
}

const COLUMNS: readonly ListColumn<ApplicationItem>[] = [
  {
    name: "who",
    label: "Who",
    kind: "title",
    cell: ({ id, name, unreadable }) => (
      <Link to={`/admin/patient-applications/${id}`} className={styles.name}>
        {name || (unreadable ? UNREADABLE : "No name")}
      </Link>
    ),
  },
  { name: "form", label: "Form", isFirst: true, cell: ({ formName }) => formName },
  {
    name: "state",
    label: "State",
    isFirst: true,
    cell: ({ state }) => (
      <Badge variant="light" color={STATE_COLORS[state]}>
        {applicationStates[state]}
      </Badge>
    ),
  },
  {
    name: "assigned",
    label: "Assigned to",
    isFirst: true,
    cell: ({ assignedTo }) => assignedTo?.name ?? <span className={styles.quiet}>No one yet</span>,
  },
  { name: "waits", label: "Waits", isFirst: true, cell: (item) => <WaitingTime item={item} /> },
  { name: "sent", label: "Sent", isFirst: true, cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** The columns of the export. The list shows the due date in the column for the waiting time. */
function fileColumns(shown: readonly string[]) {
  return applicationColumns.filter((name) => shown.includes(name === "due" ? "waits" : name));
}

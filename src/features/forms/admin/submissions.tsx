import { Badge, Button, Modal, NativeSelect } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { downloadFile } from "~/admin/content/api/download-file";
import { RecordsList } from "~/admin/records/records-list";
import { type ListColumn, type Records, useRecords } from "~/admin/records/use-records";
import { api } from "~/admin/requests/api";
import { keyOf } from "~/admin/requests/one-of";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UNREADABLE } from "~/admin/screen/unreadable-note";
import { When } from "~/admin/screen/when";
import type { SubmissionItem, SubmissionList } from "../api/admin/submission-schemas";
import { SubmissionView } from "./submission-view";
import styles from "./submissions.module.css";

const SHAPE = { filters: ["formId", "state"], order: "", ofPeople: true };
const EMPTY = { icon: Inbox, text: "Nothing here yet. New submissions appear here." };

const STATES: Record<SubmissionItem["state"], { label: string; color: string }> = {
  received: { label: "New", color: "amber" },
  handled: { label: "Handled", color: "green" },
  "in-review": { label: "In review", color: "teal" },
  accepted: { label: "Accepted", color: "green" },
  declined: { label: "Declined", color: "gray" },
  "message-sent": { label: "Message sent", color: "teal" },
};

/**
 * The list of submissions with sender and date. Answers are opened one submission at a time, and the audit log records
 * each access.
 */
export default function Submissions() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const records = useRecords("submissions", SHAPE, COLUMNS);
  const { q, filters, page, pageSize } = records.view;
  const { formId } = filters;
  const state = keyOf(STATES, filters.state);
  const list = useQuery({
    queryKey: ["submissions", q, formId, state, page, pageSize],
    queryFn: ({ signal }) =>
      api.post("/api/admin/submissions/search", { body: { q, formId, state, page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const close = () => navigate({ pathname: "/admin/forms/submissions", search });
  return (
    <Screen
      title="Submissions"
      lead="What people sent with the forms on the website. The audit log records who opens a submission."
      actions={<SaveForm formId={formId} />}
    >
      <Panel>
        <RecordsList
          records={records}
          query={list}
          many="submissions"
          searches="Name or email"
          keyOf={(item) => item.id}
          count={countOf}
          empty={EMPTY}
          minWidth={720}
        >
          <Filters records={records} forms={list.data?.forms ?? []} />
        </RecordsList>
      </Panel>
      <Modal opened={id !== undefined} onClose={close} title={nameOf(list.data, id)} size="lg">
        {id && <SubmissionView id={id} onGone={close} />}
      </Modal>
    </Screen>
  );
}

function countOf({ total }: SubmissionList): string {
  return total === 1 ? "1 submission" : `${total.toLocaleString("en-US")} submissions`;
}

/** Exports the submissions of one form with their answers. Needs a form, because each has different columns. */
function SaveForm({ formId }: { formId: string | undefined }) {
  const save = () =>
    downloadFile(`/api/admin/submissions.csv?formId=${formId}`, "submissions.csv").catch(notifyFailed);
  return (
    <Button variant="default" disabled={!formId} onClick={save}>
      {formId ? "Save as CSV" : "Choose a form to save it as CSV"}
    </Button>
  );
}

interface FiltersProps {
  records: Records<SubmissionItem>;
  forms: SubmissionList["forms"];
}

function Filters({ records: { view, change }, forms }: FiltersProps) {
  const { formId = "", state = "" } = view.filters;
  return (
    <>
      <NativeSelect
        label="Form"
        value={formId}
        data={[{ value: "", label: "All" }, ...forms.map((form) => ({ value: form.id, label: form.name }))]}
        onChange={(event) => change({ filters: { formId: event.currentTarget.value, state } })}
      />
      <NativeSelect
        label="State"
        value={state}
        data={[
          { value: "", label: "All" },
          ...(["received", "handled"] as const).map((value) => ({ value, label: STATES[value].label })),
        ]}
        onChange={(event) => change({ filters: { formId, state: event.currentTarget.value } })}
      />
    </>
  );
}

const COLUMNS: readonly ListColumn<SubmissionItem>[] = [
  {
    name: "name",
    label: "Who",
    kind: "title",
    cell: ({ name, unreadable }) => (
      <span className={styles.name}>{name || (unreadable ? UNREADABLE : "No name given")}</span>
    ),
  },
  { name: "email", label: "Email", isFirst: true, cell: ({ email }) => email },
  { name: "form", label: "Form", isFirst: true, cell: ({ formName }) => formName },
  {
    name: "state",
    label: "State",
    isFirst: true,
    cell: ({ state }) => (
      <Badge variant="light" color={STATES[state].color}>
        {STATES[state].label}
      </Badge>
    ),
  },
  { name: "sent", label: "When", isFirst: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  { name: "deleted", label: "Deleted on", cell: ({ deleteAfter }) => <When at={deleteAfter} /> },
  { name: "actions", label: "Actions", kind: "actions", cell: (item) => <ReadButton item={item} /> },
];

function ReadButton({ item: { id, name } }: { item: SubmissionItem }) {
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ pathname: `/admin/forms/submissions/${id}`, search }}
      variant="subtle"
      size="compact-sm"
      aria-label={`Read what ${name || "someone"} sent`}
    >
      Read
    </Button>
  );
}

/** The sender of the open submission, if the list has it. */
function nameOf(list: SubmissionList | undefined, id: string | undefined): string {
  return list?.items.find((item) => item.id === id)?.name || "Submission";
}

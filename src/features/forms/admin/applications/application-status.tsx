import { Button, Select } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { useNavigate } from "react-router";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { type ApplicationState, applicationStates, isDecided } from "../../applications/application-state";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";

interface ApplicationStatusProps {
  item: ApplicationDetail;
  onChanged(): Promise<unknown>;
  /** A ref to the field that assigns a colleague. */
  assignee: Ref<HTMLInputElement>;
  onMerge(): void;
}

/** An application's state, assignee, and dates. */
export function ApplicationStatus({ item, onChanged, assignee, onMerge }: ApplicationStatusProps) {
  const { id, state, assignedTo, email } = item;
  const onError = (error: unknown) => {
    notifyFailed(error);
    return onChanged();
  };
  const people = useQuery({ queryKey: ["application-people"], queryFn: applicationsApi.people });
  const setState = useMutation({
    mutationFn: (next: ApplicationState) => applicationsApi.setState(item, next),
    onSuccess(_, next) {
      notifyDone(isDecided(next) && email ? "Saved. We notify the applicant by email." : "Saved.");
      return onChanged();
    },
    onError,
  });
  const assign = useMutation({
    mutationFn: (userId: string | null) => applicationsApi.assign(item, userId),
    onSuccess: onChanged,
    onError,
  });
  return (
    <Panel title="Status">
      <div className={styles.fields}>
        <Select
          label="State"
          description="For “Accepted” and “Declined”, the applicant is notified immediately."
          allowDeselect={false}
          value={state}
          disabled={setState.isPending}
          data={Object.entries(applicationStates).map(([value, label]) => ({ value, label }))}
          onChange={(value) => value && value !== state && setState.mutate(value as ApplicationState)}
        />
        <Select
          ref={assignee}
          label="Assigned to"
          allowDeselect={false}
          value={assignedTo?.id ?? ""}
          disabled={assign.isPending}
          data={[
            { value: "", label: "No one yet" },
            ...choices(people.data ?? [], assignedTo).map((each) => ({ value: each.id, label: each.name })),
          ]}
          onChange={(value) => value !== (assignedTo?.id ?? "") && assign.mutate(value || null)}
        />
      </div>
      <Dates item={item} />
      <div className={styles.steps}>
        <Button variant="default" size="compact-sm" onClick={onMerge}>
          Merge with another application
        </Button>
        <Removal id={id} />
      </div>
    </Panel>
  );
}

function Dates({ item: { createdAt, deleteAfter, email, phone } }: { item: ApplicationDetail }) {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>Sent</dt>
        <dd>
          <When at={createdAt} />
        </dd>
      </div>
      <div>
        <dt>Deleted automatically</dt>
        <dd>
          <When at={deleteAfter} />
        </dd>
      </div>
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>{phone}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
      )}
    </dl>
  );
}

function Removal({ id }: { id: string }) {
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => applicationsApi.remove(id),
    onSuccess() {
      notifyDone("The application was deleted.");
      void navigate("/admin/patient-applications");
    },
    onError: notifyFailed,
  });
  const ask = () =>
    modals.openConfirmModal({
      title: "Delete this application?",
      children: <p>This deletes its answers, files, notes, and messages. You cannot undo this.</p>,
      labels: { confirm: "Delete it", cancel: "Keep it" },
      confirmProps: { color: "red" },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="subtle" color="red" size="compact-sm" loading={remove.isPending} onClick={ask}>
      Delete now
    </Button>
  );
}

/** The possible assignees. Includes the current one, even if they may no longer process applications. */
function choices(people: readonly { id: string; name: string }[], assigned: ApplicationDetail["assignedTo"]) {
  return assigned && !people.some(({ id }) => id === assigned.id) ? [...people, assigned] : people;
}

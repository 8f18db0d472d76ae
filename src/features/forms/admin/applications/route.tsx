import { Badge, Button, Select, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Inbox, Search, SearchX } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { keyOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { TableOfWork } from "~/admin/screen/table-of-work";
import { UNREADABLE, UnreadableNote } from "~/admin/screen/unreadable-note";
import { When } from "~/admin/screen/when";
import type { ApplicationItem, ApplicationList } from "../../api/admin/schemas";
import { type ApplicationState, applicationStates } from "../../applications/application-state";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";
import { STATE_COLORS } from "./state-colors";
import { useNextApplication } from "./use-next-application";
import { Waiting } from "./waiting";

const PAGE_SIZE = 25;

/** The queue of everything that patients sent by a patient form, shared by several people. */
export default function Applications() {
  const [address, setAddress] = useSearchParams();
  const state = keyOf(applicationStates, address.get("state"));
  const assignedTo = address.get("assigned") ?? "";
  const formId = address.get("form") ?? "";
  const page = Number(address.get("page") ?? 1);
  // A search is often a name, which must not appear in the address.
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 300);
  const change = (part: Record<string, string>) => {
    const next = { state: state ?? "", form: formId, assigned: assignedTo, ...part };
    setAddress(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== "")), {
      replace: true,
    });
  };
  const listQuery = {
    q,
    state,
    formId: formId || undefined,
    assignedTo: assignedTo || undefined,
    page,
    pageSize: PAGE_SIZE,
  };
  const list = useQuery({
    queryKey: ["applications", listQuery],
    queryFn: ({ signal }) => applicationsApi.search(listQuery, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
  const people = useQuery({ queryKey: ["application-people"], queryFn: applicationsApi.people });

  return (
    <Screen
      title="Patient applications"
      lead="Everything that patients sent by a patient form, overdue ones first. The audit log records who opens one."
      actions={<OpenNext />}
    >
      <Panel>
        <div className={styles.filters}>
          <TextInput
            type="search"
            label="Search"
            placeholder="Name, email or phone"
            leftSection={<Search size={16} aria-hidden="true" />}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              if (page > 1) change({ page: "" });
            }}
          />
          <Select
            label="Form"
            allowDeselect={false}
            value={formId}
            data={[{ value: "", label: "All" }, ...formChoices(list.data)]}
            onChange={(value) => change({ form: value ?? "", page: "" })}
          />
          <Select
            label="State"
            allowDeselect={false}
            value={state ?? ""}
            data={[{ value: "", label: "All" }, ...stateChoices(list.data)]}
            onChange={(value) => change({ state: value ?? "", page: "" })}
          />
          <Select
            label="Assigned to"
            allowDeselect={false}
            value={assignedTo}
            data={[
              { value: "", label: "Anyone or no one" },
              { value: "none", label: "No one yet" },
              ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => change({ assigned: value ?? "", page: "" })}
          />
        </div>
        <Answered query={list} lines={6}>
          {({ items, total, unreadable }) => (
            <>
              <UnreadableNote count={unreadable} />
              <p className={styles.total} role="status">
                {total === 1 ? "1 application" : `${total} applications`}
              </p>
              <Rows items={items} isFiltered={Boolean(q || state || formId || assignedTo)} />
              <PagesOf
                total={total}
                pageSize={PAGE_SIZE}
                page={page}
                onChange={(next) => change({ page: String(next) })}
              />
            </>
          )}
        </Answered>
      </Panel>
    </Screen>
  );
}

/** Opens the first application that waits for this person or for no one. */
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

function Rows({ items, isFiltered }: { items: readonly ApplicationItem[]; isFiltered: boolean }) {
  if (items.length === 0)
    return (
      <Nothing icon={isFiltered ? SearchX : Inbox}>
        {isFiltered ? "No applications match." : "No one has applied yet. New applications appear here."}
      </Nothing>
    );
  return (
    <TableOfWork heads={["Who", "State", "Assigned to", "Waits", "Sent"]} minWidth={760}>
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </TableOfWork>
  );
}

function Row({ item }: { item: ApplicationItem }) {
  const { id, name, unreadable, formName, state, assignedTo, createdAt } = item;
  return (
    <Table.Tr>
      <Table.Td>
        <Link to={`/admin/patient-applications/${id}`} className={styles.name}>
          {name || (unreadable ? UNREADABLE : "No name")}
        </Link>
        <span className={styles.quiet}>{formName}</span>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={STATE_COLORS[state]}>
          {applicationStates[state]}
        </Badge>
      </Table.Td>
      <Table.Td>{assignedTo?.name ?? <span className={styles.quiet}>No one yet</span>}</Table.Td>
      <Table.Td>
        <Waiting item={item} />
      </Table.Td>
      <Table.Td>
        <When at={createdAt} />
      </Table.Td>
      <Table.Td />
    </Table.Tr>
  );
}

import { Badge, Select } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Link } from "react-router";
import { RecordsList } from "~/admin/records/records-list";
import { type ListColumn, useRecords } from "~/admin/records/use-records";
import { keyOf } from "~/admin/requests/one-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import type { FoundRegistration, FoundRegistrations } from "../api/admin/schemas";
import { registrationColumns } from "../registrations/staff/registration-columns";
import { nameOf } from "./roster/name-of";
import styles from "./roster/roster.module.css";
import { rosterApi } from "./roster/roster-api";

const SHAPE = { filters: ["status"], order: "", ofPeople: true };
const EMPTY = { icon: Users, text: "No one has registered yet. Registrations for all classes appear here." };

const STATUS_WORDS: Record<FoundRegistration["status"], { label: string; color: string }> = {
  confirmed: { label: "Confirmed", color: "green" },
  held: { label: "Not paid yet", color: "amber" },
  waitlisted: { label: "Waitlist", color: "gray" },
  offered: { label: "Offered a seat", color: "amber" },
  cancelled: { label: "Canceled", color: "clay" },
  expired: { label: "Expired", color: "gray" },
};

/**
 * Registrations for all classes, newest first. The search text is not part of the URL, because it can be a person's
 * name.
 */
export default function RegistrationsScreen() {
  const records = useRecords("registrations", SHAPE, COLUMNS);
  const { view, change } = records;
  const { page, pageSize } = view;
  const q = view.q.length > 1 ? view.q : undefined;
  const status = keyOf(STATUS_WORDS, view.filters.status);
  const list = useQuery({
    queryKey: ["registrations", "list", q, status, page, pageSize],
    queryFn: ({ signal }) => rosterApi.find({ q, status, page, pageSize }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Screen
      title="Registrations"
      lead="The registrations for all classes, past and upcoming, newest first."
      back={{ href: "/admin/classes", label: "Classes & Events" }}
    >
      <Panel>
        <RecordsList
          records={records}
          query={list}
          many="registrations"
          searches="Name, email, phone, or number"
          waitsForEnter
          keyOf={({ id }) => id}
          count={countOf}
          empty={EMPTY}
          save={() => rosterApi.exportList({ q, status, columns: fileColumns(records.shown) })}
          minWidth={760}
        >
          <Select
            label="Status"
            allowDeselect={false}
            value={status ?? ""}
            data={[
              { value: "", label: "All" },
              ...Object.entries(STATUS_WORDS).map(([value, { label }]) => ({ value, label })),
            ]}
            onChange={(value) => change({ filters: { status: value ?? "" } })}
          />
        </RecordsList>
      </Panel>
    </Screen>
  );
}

function countOf({ total, isCut }: FoundRegistrations): string {
  const found = total === 1 ? "1 registration" : `${total.toLocaleString("en-US")} registrations`;
  return isCut ? `${found} among the newest ones. Older ones are on the roster of their class.` : found;
}

const COLUMNS: readonly ListColumn<FoundRegistration>[] = [
  {
    name: "name",
    label: "Name",
    kind: "title",
    cell: (item) => (
      <Link to={`/admin/classes/${item.classId}/roster?person=${item.id}`} className={styles.person}>
        {nameOf(item)}
      </Link>
    ),
  },
  {
    name: "status",
    label: "Status",
    isFirst: true,
    cell: ({ status }) => (
      <Badge variant="light" color={STATUS_WORDS[status].color}>
        {STATUS_WORDS[status].label}
      </Badge>
    ),
  },
  {
    name: "class",
    label: "Class",
    isFirst: true,
    cell: ({ title, isOver }) => (
      <>
        {title}
        {isOver && <span className={styles.quiet}> Past class</span>}
      </>
    ),
  },
  { name: "when", label: "When", isFirst: true, cell: ({ when }) => when.replace(/\s\|\s/, ", ") },
  { name: "place", label: "Place", cell: ({ place }) => place },
  { name: "email", label: "Email", isFirst: true, cell: ({ email }) => email },
  { name: "phone", label: "Phone", cell: ({ phone }) => phone },
  { name: "number", label: "Confirmation number", cell: ({ confirmationNumber }) => confirmationNumber },
  {
    name: "registered",
    label: "Registered",
    isFirst: true,
    cell: ({ registeredAt }) => <When at={registeredAt} />,
  },
];

function fileColumns(shown: readonly string[]) {
  return registrationColumns.filter((name) => shown.includes(name));
}

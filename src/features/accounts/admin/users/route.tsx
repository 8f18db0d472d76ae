import { Button, Select, Table, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search, UserPlus } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { api } from "~/admin/requests/api";
import { oneOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import type { UserItem } from "../../api/schemas";
import { describePermissions } from "./describe-permissions";
import { StatusBadge } from "./status-badge";
import styles from "./users.module.css";

const PAGE_SIZE = 50;
const STATUSES = ["active", "invited", "disabled"] as const;

export default function Users() {
  return (
    <Screen
      title="Users"
      lead="Who has access to the admin area, and their permissions."
      actions={
        <Button
          component={Link}
          to="/admin/users/new"
          leftSection={<UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          Invite a person
        </Button>
      }
    >
      <Panel>
        <People />
      </Panel>
    </Screen>
  );
}

function People() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const status = search.get("status") ?? "";
  const page = Number(search.get("page") ?? 1);
  const change = (part: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = { ...Object.fromEntries(before), page: "", ...part };
        return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""));
      },
      { replace: true, preventScrollReset: true },
    );

  const query = {
    page,
    pageSize: PAGE_SIZE,
    sort: "name",
    q: q || undefined,
    status: oneOf(STATUSES, status),
  } as const;
  const users = useQuery({
    queryKey: ["users", query],
    queryFn: ({ signal }) => api.get("/api/admin/users", { query, signal }),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <Filters q={q} status={status} onChange={change} />
      <Answered query={users} lines={6}>
        {({ items, total }) => (
          <>
            <UserTable items={items} />
            <PagesOf
              total={total}
              pageSize={PAGE_SIZE}
              page={page}
              onChange={(next) => change({ page: String(next) })}
            />
          </>
        )}
      </Answered>
    </>
  );
}

interface FiltersProps {
  q: string;
  status: string;
  onChange(part: Record<string, string>): void;
}

function Filters({ q, status, onChange }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        aria-label="Search by name or email"
        placeholder="Name or email"
        leftSection={<Search size={16} aria-hidden="true" />}
        defaultValue={q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value.trim() })}
      />
      <Select
        aria-label="Status"
        data={[
          { value: "", label: "Everyone" },
          { value: "active", label: "Active" },
          { value: "invited", label: "Invited" },
          { value: "disabled", label: "Disabled" },
        ]}
        value={status}
        allowDeselect={false}
        onChange={(value) => onChange({ status: value ?? "" })}
      />
    </div>
  );
}

function UserTable({ items }: { items: readonly UserItem[] }) {
  if (items.length === 0) return <p>No one matches your search. Try another name, or choose “Everyone”.</p>;
  return (
    <Table.ScrollContainer minWidth={620}>
      <Table highlightOnHover verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Permissions</Table.Th>
            <Table.Th>Two-step</Table.Th>
            <Table.Th>Last signed in</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <Link to={`/admin/users/${user.id}`} className={styles.name}>
                  {user.name}
                </Link>
                {user.status !== "active" && <StatusBadge status={user.status} />}
                <span className={styles.email}>{user.email}</span>
              </Table.Td>
              <Table.Td>{describePermissions(user)}</Table.Td>
              <Table.Td>{user.hasTotp || user.passkeyCount > 0 ? "Yes" : "No"}</Table.Td>
              <Table.Td>{user.lastSignInAt ? <When at={user.lastSignInAt} /> : "Never"}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

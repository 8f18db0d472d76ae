import { Badge, Button, Modal, NativeSelect, Table, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import type { SubmissionItem, SubmissionList } from "~/domain/forms/wire";
import { downloadFile } from "../content/api/download-file";
import { api } from "../requests/api";
import { Answered } from "../screen/answered";
import { notifyFailed } from "../screen/notify";
import { PagesOf } from "../screen/pages-of";
import { Panel } from "../screen/panel";
import { Screen } from "../screen/screen";
import { When } from "../screen/when";
import { TableOfWork } from "../settings/table-of-work";
import { SubmissionView } from "./submission-view";
import styles from "./submissions.module.css";

const PATH = "/api/admin/submissions";
const PAGE_SIZE = 25;

const STATES: Record<SubmissionItem["state"], { label: string; color: string }> = {
  received: { label: "New", color: "amber" },
  handled: { label: "Dealt with", color: "green" },
  "in-review": { label: "In review", color: "teal" },
  accepted: { label: "Accepted", color: "green" },
  declined: { label: "Declined", color: "gray" },
  "message-sent": { label: "Message sent", color: "teal" },
};

/** What people sent by the site's forms. The list says who and when; what was answered opens one by one, and that is noted. */
export default function Submissions() {
  const [search, setSearch] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.get("q") ?? "");
  const page = Number(search.get("page") ?? 1);
  const formId = search.get("formId") ?? "";
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) });
  for (const name of ["q", "formId", "state"]) if (search.get(name)) query.set(name, search.get(name) ?? "");
  const list = useQuery({
    queryKey: ["submissions", query.toString()],
    queryFn: ({ signal }) => api.get<SubmissionList>(PATH, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const filter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const close = () => navigate({ pathname: "/admin/forms/submissions", search: search.toString() });
  const save = () => downloadFile(`${PATH}.csv?formId=${formId}`, "submissions.csv").catch(notifyFailed);

  return (
    <Screen title="Submissions" lead="What people sent by the forms of the website. Each reading is noted.">
      <Panel>
        <form
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            filter("q", typed.trim());
          }}
        >
          <TextInput
            label="Name or e-mail"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            label="Form"
            value={formId}
            data={[
              { value: "", label: "All" },
              ...(list.data?.forms ?? []).map((form) => ({ value: form.id, label: form.name })),
            ]}
            onChange={(event) => filter("formId", event.currentTarget.value)}
          />
          <NativeSelect
            label="State"
            value={search.get("state") ?? ""}
            data={[
              { value: "", label: "All" },
              ...(["received", "handled"] as const).map((value) => ({ value, label: STATES[value].label })),
            ]}
            onChange={(event) => filter("state", event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
          <Button variant="subtle" disabled={!formId} onClick={save} title="Choose a form first">
            Save as CSV
          </Button>
        </form>
        <Answered query={list} lines={6}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <p>Nothing here. What people send by a form appears at once.</p>
              ) : (
                <TableOfWork heads={["Who", "Form", "State", "When"]} minWidth={720}>
                  {items.map((item) => (
                    <Table.Tr key={item.id}>
                      <Table.Td>
                        <span className={styles.name}>{item.name || "No name given"}</span>
                        <span className={styles.quiet}>{item.email}</span>
                      </Table.Td>
                      <Table.Td>{item.formName}</Table.Td>
                      <Table.Td>
                        <Badge variant="light" color={STATES[item.state].color}>
                          {STATES[item.state].label}
                        </Badge>
                      </Table.Td>
                      <Table.Td>
                        <When at={item.createdAt} />
                      </Table.Td>
                      <Table.Td ta="right">
                        <Button
                          component={Link}
                          to={{ pathname: `/admin/forms/submissions/${item.id}`, search: search.toString() }}
                          variant="subtle"
                          size="compact-sm"
                          aria-label={`Read what ${item.name || "somebody"} sent`}
                        >
                          Read
                        </Button>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </TableOfWork>
              )}
              <PagesOf
                total={total}
                pageSize={PAGE_SIZE}
                page={page}
                onChange={(next) => filter("page", String(next))}
              />
            </>
          )}
        </Answered>
      </Panel>
      <Modal opened={id !== undefined} onClose={close} title="Submission" size="lg">
        {id && <SubmissionView id={id} onGone={close} />}
      </Modal>
    </Screen>
  );
}

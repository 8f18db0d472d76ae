import { Select, Table } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../requests/api";
import { Answered } from "../screen/answered";
import { Panel } from "../screen/panel";
import { Screen } from "../screen/screen";
import { When } from "../screen/when";
import styles from "./analytics.module.css";

interface Numbers {
  feedback: { path: string; yes: number; no: number }[];
  errors: { message: string; path: string; browser: string; count: number; lastSeenAt: string }[] | null;
}

/** The site's own numbers. No tracker is needed for them, and nobody can be told from them. */
export default function Analytics() {
  const [days, setDays] = useState("28");
  const numbers = useQuery({
    queryKey: ["analytics", days],
    queryFn: () => api.get<Numbers>("/api/admin/analytics", { query: new URLSearchParams({ days }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Analytics"
      lead="What visitors told the site by themselves. Nobody is followed for it."
      actions={
        <Select
          aria-label="Time"
          allowDeselect={false}
          value={days}
          data={[
            { value: "7", label: "The last week" },
            { value: "28", label: "The last four weeks" },
            { value: "366", label: "The last year" },
          ]}
          onChange={(value) => setDays(value ?? "28")}
        />
      }
    >
      <Answered query={numbers}>
        {({ feedback, errors }) => (
          <>
            <Panel
              title="Did you find what you came for?"
              lead="The question at the foot of every page; those first that did not help."
            >
              <Feedback rows={feedback} />
            </Panel>
            {errors && (
              <Panel title="What broke in people’s browsers">
                <Errors rows={errors} />
              </Panel>
            )}
          </>
        )}
      </Answered>
    </Screen>
  );
}

function Feedback({ rows }: { rows: Numbers["feedback"] }) {
  if (rows.length === 0) return <p>Nobody has answered in this time.</p>;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Page</Table.Th>
            <Table.Th className={styles.number}>Yes</Table.Th>
            <Table.Th className={styles.number}>No</Table.Th>
            <Table.Th>Of all</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ path, yes, no }) => (
            <Table.Tr key={path}>
              <Table.Td>{path.startsWith("/") ? <a href={path}>{path}</a> : path}</Table.Td>
              <Table.Td className={styles.number}>{yes}</Table.Td>
              <Table.Td className={styles.number}>{no}</Table.Td>
              <Table.Td>
                <meter
                  className={styles.meter}
                  min={0}
                  max={yes + no}
                  value={yes}
                  aria-label={`${yes} of ${yes + no} said yes`}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Errors({ rows }: { rows: NonNullable<Numbers["errors"]> }) {
  if (rows.length === 0) return <p>Nothing broke.</p>;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th className={styles.number}>How often</Table.Th>
            <Table.Th>Last</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ message, path, browser, count, lastSeenAt }) => (
            <Table.Tr key={`${message} ${path}`}>
              <Table.Td>
                {message}
                <span className={styles.quiet}>
                  {path}, {browser}
                </span>
              </Table.Td>
              <Table.Td className={styles.number}>{count}</Table.Td>
              <Table.Td>
                <When at={lastSeenAt} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

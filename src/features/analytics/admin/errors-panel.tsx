import { Table } from "@mantine/core";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { Numbers } from "../api/schemas";
import styles from "./analytics.module.css";

/** Errors in visitors' browsers. */
export function ErrorsPanel({ rows }: { rows: NonNullable<Numbers["errors"]> }) {
  return (
    <Panel title="Errors in visitors’ browsers">
      <Errors rows={rows} />
    </Panel>
  );
}

function Errors({ rows }: { rows: NonNullable<Numbers["errors"]> }) {
  if (rows.length === 0) return <p>There were no errors.</p>;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Error</Table.Th>
            <Table.Th className={styles.number}>Count</Table.Th>
            <Table.Th>Last seen</Table.Th>
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

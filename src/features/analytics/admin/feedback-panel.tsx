import { Table } from "@mantine/core";
import { Panel } from "~/admin/screen/panel";
import type { Numbers } from "../api/schemas";
import styles from "./analytics.module.css";

/** Visitors' feedback on pages. */
export function FeedbackPanel({ rows }: { rows: Numbers["feedback"] }) {
  return (
    <Panel
      title="Did you find what you came for?"
      lead="The question at the bottom of every page. The least helpful pages come first."
    >
      <Feedback rows={rows} />
    </Panel>
  );
}

function Feedback({ rows }: { rows: Numbers["feedback"] }) {
  if (rows.length === 0) return <p>No one answered in this period.</p>;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Page</Table.Th>
            <Table.Th className={styles.number}>Yes</Table.Th>
            <Table.Th className={styles.number}>No</Table.Th>
            <Table.Th>Share</Table.Th>
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

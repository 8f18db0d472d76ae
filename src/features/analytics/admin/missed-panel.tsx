import { Table } from "@mantine/core";
import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { Numbers } from "../api/schemas";
import styles from "./analytics.module.css";

/** How many to show. The screen of missed addresses shows all. */
const MAX_ADDRESSES = 15;

/** Missed addresses, with a link to the screen that redirects them. */
export function MissedPanel({ rows }: { rows: NonNullable<Numbers["missed"]> }) {
  return (
    <Panel
      title="Missed addresses"
      lead="Visitors opened these addresses in this period, but no page is there."
      actions={<Link to="/admin/redirects/missed">Add redirects</Link>}
    >
      {rows.length === 0 ? (
        <p>Every visitor found a page.</p>
      ) : (
        <Table.ScrollContainer minWidth={420}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Address</Table.Th>
                <Table.Th className={styles.number}>Total count</Table.Th>
                <Table.Th>Last seen</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice(0, MAX_ADDRESSES).map(({ path, count, lastSeenAt }) => (
                <Table.Tr key={path}>
                  <Table.Td className={styles.address}>{path}</Table.Td>
                  <Table.Td className={styles.number}>{count.toLocaleString("en-US")}</Table.Td>
                  <Table.Td>
                    <When at={lastSeenAt} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Panel>
  );
}

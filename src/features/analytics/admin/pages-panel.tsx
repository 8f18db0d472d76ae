import { Table } from "@mantine/core";
import { Panel } from "~/admin/screen/panel";
import type { Ranked } from "../api/schemas";
import styles from "./analytics.module.css";
import { comparedWith } from "./compared-with";

/** How many to show. The CSV has more. */
const MAX_PAGES = 15;

/** The most viewed pages. */
export function PagesPanel({ pages }: { pages: readonly Ranked[] }) {
  const largest = Math.max(1, ...pages.map(({ count }) => count));
  return (
    <Panel title="Most viewed pages">
      {pages.length === 0 ? (
        <p>No page was viewed in this period.</p>
      ) : (
        <Table.ScrollContainer minWidth={420}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Page</Table.Th>
                <Table.Th className={styles.number}>Views</Table.Th>
                <Table.Th>Change</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {pages.slice(0, MAX_PAGES).map(({ key, count, before }) => (
                <Table.Tr key={key}>
                  <Table.Td>
                    {key.startsWith("/") ? <a href={key}>{key}</a> : "Rarely viewed addresses"}
                    <progress className={styles.bar} max={largest} value={count} aria-hidden="true" />
                  </Table.Td>
                  <Table.Td className={styles.number}>{count.toLocaleString("en-US")}</Table.Td>
                  <Table.Td className={styles.compared}>{comparedWith(count, before)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Panel>
  );
}

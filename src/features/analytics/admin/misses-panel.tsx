import { Table } from "@mantine/core";
import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import type { Numbers } from "../api/schemas";
import styles from "./analytics.module.css";

/** Searches without results, with a link to the search screen. */
export function MissesPanel({ misses }: { misses: NonNullable<Numbers["misses"]> }) {
  return (
    <Panel
      title="Searches without results"
      lead="A search is listed once it happened at least twice, so that no one’s name appears here."
      actions={<Link to="/admin/search">Add words to a page</Link>}
    >
      {misses.length === 0 ? (
        <p>Every repeated search found something.</p>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Words</Table.Th>
              <Table.Th className={styles.number}>Count</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {misses.slice(0, 15).map(({ words, count }) => (
              <Table.Tr key={words}>
                <Table.Td>“{words}”</Table.Td>
                <Table.Td className={styles.number}>{count}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}

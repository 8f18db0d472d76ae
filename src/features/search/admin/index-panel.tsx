import { Progress, Table } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/search.module.css";
import { When } from "~/admin/screen/when";
import type { AnswerOf } from "~/site/browser/request/client";

export type SearchIndex = AnswerOf<"get", "/api/admin/search">;

/** The number of indexed records by type, and the progress of a rebuild. */
export function IndexPanel({ index }: { index: UseQueryResult<SearchIndex> }) {
  return (
    <Panel title="Search index">
      <Answered query={index}>
        {({ types, total, rebuild }) => (
          <>
            {rebuild && <Rebuilding rebuild={rebuild} />}
            <Table>
              <Table.Tbody>
                {types.map(({ type, label, documents }) => (
                  <Table.Tr key={type}>
                    <Table.Th scope="row" fw={400}>
                      {label}
                    </Table.Th>
                    <Table.Td className={styles.number}>{documents}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
              <Table.Tfoot>
                <Table.Tr>
                  <Table.Th scope="row">Total</Table.Th>
                  <Table.Td className={styles.number}>
                    <strong>{total}</strong>
                  </Table.Td>
                </Table.Tr>
              </Table.Tfoot>
            </Table>
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Rebuilding({ rebuild }: { rebuild: NonNullable<SearchIndex["rebuild"]> }) {
  const { done, total, finishedAt } = rebuild;
  if (finishedAt) {
    return (
      <p className={styles.quiet}>
        Last rebuilt <When at={finishedAt} />.
      </p>
    );
  }
  return (
    <div className={styles.progress}>
      <p role="status">
        {done} of {total} records are done.
      </p>
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label="Rebuilding the index" />
    </div>
  );
}

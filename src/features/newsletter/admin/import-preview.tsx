import { Alert, Table } from "@mantine/core";
import type { SubscriberImport } from "../api/admin/schemas";
import styles from "./newsletter.module.css";

/** The first rows as they would be imported, and the result for all rows. */
export function ImportPreview({ read }: { read: SubscriberImport }) {
  const { sample, fresh, known, leftOut, wrong } = read;
  return (
    <>
      <Table.ScrollContainer minWidth={520}>
        <Table>
          <Table.Caption>Preview of the first rows</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {["First name", "Last name", "Email", "Phone"].map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sample.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never change order
              <Table.Tr key={at}>
                {[row.firstname, row.lastname, row.email, row.phone].map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Table.Td key={column}>{cell || "–"}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ul className={styles.outcome}>
        <li>
          <strong>{fresh}</strong> new
        </li>
        <li>
          <strong>{known}</strong> already on the list, unchanged
        </li>
        <li>
          <strong>{leftOut}</strong> unsubscribed or blocked: they stay off the list
        </li>
        <li>
          <strong>{wrong.length}</strong> without a valid email address: skipped
        </li>
      </ul>
      {wrong.length > 0 && (
        <Alert color="amber" title="Skipped rows">
          {wrong
            .slice(0, 10)
            .map(({ line, message }) => `Line ${line}: ${message}`)
            .join(" ")}
          {wrong.length > 10 && ` And ${wrong.length - 10} more.`}
        </Alert>
      )}
    </>
  );
}

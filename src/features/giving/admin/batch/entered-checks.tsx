import { Button, Table } from "@mantine/core";
import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { centsOf } from "../form/gift-fields";
import styles from "../giving.module.css";
import { type BatchRow, sumOf } from "./batch-rows";
import type { Entered } from "./use-batch";

/** The gifts that a batch entered, with their receipt numbers. */
export function EnteredChecks({ entered: { rows, gifts }, onAgain }: { entered: Entered; onAgain(): void }) {
  const count = gifts.length === 1 ? "One check was" : `${gifts.length} checks were`;
  return (
    <Panel
      title={`${count} entered, ${formatDollars(sumOf(rows))}`}
      lead="If something is wrong, open the gift and edit it."
      actions={
        <Button autoFocus onClick={onAgain}>
          Enter more checks
        </Button>
      }
    >
      <Table.ScrollContainer minWidth={320}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Receipt</Table.Th>
              <Table.Th>Donor</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {gifts.map(({ id, receiptNumber }, at) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Link to={`/admin/giving/gifts/${id}`}>{receiptNumber}</Link>
                </Table.Td>
                <Table.Td>{nameOf(rows[at])}</Table.Td>
                <Table.Td className={styles.cents}>{formatDollars(centsOf(rows[at]?.amount ?? ""))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function nameOf(row: BatchRow | undefined): string {
  if (!row) return "";
  if (row.donor) return row.donor.name || row.donor.company;
  return [row.firstname, row.lastname].filter(Boolean).join(" ") || row.company;
}

import { Badge, Table } from "@mantine/core";
import { Link } from "react-router";
import { dollars } from "~/admin/screen/dollars";
import type { GiftItem } from "../api/admin/schemas";
import { DayOf } from "./day-of";
import styles from "./giving.module.css";
import { describeDonor, GIFT_STATE_WORDS, ORIGIN_WORDS } from "./giving-words";

/** A table of gifts. */
export function GiftTable({ items, whenNone }: { items: readonly GiftItem[]; whenNone: string }) {
  if (items.length === 0) return <p>{whenNone}</p>;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table highlightOnHover verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date and source</Table.Th>
            <Table.Th>Given by</Table.Th>
            <Table.Th>For</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Row({ item }: { item: GiftItem }) {
  const { id, donor, company, anonymous, designation, campaign, tribute, origin, state } = item;
  const word = GIFT_STATE_WORDS[state];
  return (
    <Table.Tr>
      <Table.Td className={styles.date}>
        <DayOf at={item.at} />
        <span className={styles.quiet}>{ORIGIN_WORDS[origin]}</span>
      </Table.Td>
      <Table.Td>
        <Link to={`/admin/giving/gifts/${id}`} className={styles.name}>
          {describeDonor(item)}
        </Link>
        {company && donor && <span className={styles.quiet}>{company}</span>}
        {anonymous && (
          <Badge variant="outline" color="gray" size="sm">
            Anonymous
          </Badge>
        )}
      </Table.Td>
      <Table.Td>
        {designation}
        {campaign && <span className={styles.quiet}>Campaign: {campaign}</span>}
        {tribute && <span className={styles.quiet}>{tribute}</span>}
      </Table.Td>
      <Table.Td className={styles.cents}>
        {dollars(item.amount)}
        {item.refunded > 0 && <span className={styles.quiet}>{dollars(item.refunded)} given back</span>}
        {state !== "given" && (
          <span className={styles.quiet}>
            <Badge variant="light" color={word.color} size="sm">
              {word.label}
            </Badge>
          </span>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

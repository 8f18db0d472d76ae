import { Badge } from "@mantine/core";
import { Link } from "react-router";
import type { ListColumn } from "~/admin/records/use-records";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { GiftItem } from "../api/admin/schemas";
import type { GiftColumn } from "../staff/gift-columns";
import { DayOf } from "./day-of";
import styles from "./giving.module.css";
import { describeDonor, GIFT_STATE_WORDS, ORIGIN_WORDS } from "./giving-words";

/** A column of the list, with the export columns that have the same data. */
interface GiftListColumn extends ListColumn<GiftItem> {
  inFile: readonly GiftColumn[];
}

/** The columns of lists of gifts. */
export const giftListColumns: readonly GiftListColumn[] = [
  {
    name: "donor",
    label: "Given by",
    kind: "title",
    inFile: ["name", "company", "anonymous"],
    cell: (item) => <Giver item={item} />,
  },
  {
    name: "date",
    label: "Date",
    isFirst: true,
    inFile: ["date"],
    cell: ({ at }) => (
      <span className={styles.date}>
        <DayOf at={at} />
      </span>
    ),
  },
  {
    name: "origin",
    label: "Source",
    isFirst: true,
    inFile: ["origin"],
    cell: ({ origin }) => ORIGIN_WORDS[origin],
  },
  {
    name: "designation",
    label: "For",
    isFirst: true,
    inFile: ["designation", "campaign"],
    cell: ({ designation, campaign }) => (
      <>
        {designation}
        {campaign && <span className={styles.quiet}>Campaign: {campaign}</span>}
      </>
    ),
  },
  {
    name: "tribute",
    label: "In honor or memory of",
    inFile: ["tribute"],
    cell: ({ tribute }) => tribute,
  },
  {
    name: "state",
    label: "State",
    isFirst: true,
    inFile: ["state"],
    cell: ({ state }) =>
      state === "given" ? (
        GIFT_STATE_WORDS[state].label
      ) : (
        <Badge variant="light" color={GIFT_STATE_WORDS[state].color} size="sm">
          {GIFT_STATE_WORDS[state].label}
        </Badge>
      ),
  },
  { name: "receipt", label: "Receipt", inFile: ["receipt"], cell: ({ receiptNumber }) => receiptNumber },
  { name: "check", label: "Check number", inFile: ["checkNumber"], cell: ({ checkNumber }) => checkNumber },
  {
    name: "amount",
    label: "Amount",
    kind: "number",
    isFirst: true,
    inFile: ["amount", "refunded"],
    cell: ({ amount, refunded }) => (
      <>
        {formatDollars(amount)}
        {refunded > 0 && <span className={styles.quiet}>{formatDollars(refunded)} given back</span>}
      </>
    ),
  },
];

/**
 * The export columns for columns of the list, in the format of the API.
 * @param shown names of columns
 */
export function fileColumns(shown: readonly string[]): string {
  return giftListColumns
    .filter(({ name }) => shown.includes(name))
    .flatMap(({ inFile }) => inFile)
    .join("\n");
}

function Giver({ item }: { item: GiftItem }) {
  const { id, donor, company, anonymous } = item;
  return (
    <>
      <Link to={`/admin/giving/gifts/${id}`} className={styles.name}>
        {describeDonor(item)}
      </Link>
      {company && donor && <span className={styles.quiet}>{company}</span>}
      {anonymous && (
        <Badge variant="outline" color="gray" size="sm">
          Anonymous
        </Badge>
      )}
    </>
  );
}

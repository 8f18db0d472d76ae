import { Badge } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { Link } from "react-router";
import { RecordsList } from "~/admin/records/records-list";
import { type ListColumn, useRecords } from "~/admin/records/use-records";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { DonorItem } from "../api/admin/schemas";
import { donorColumns } from "../staff/donor-columns";
import { DayOf } from "./day-of";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";
import { GivingTabs } from "./giving-tabs";
import { describeDonor } from "./giving-words";

const SHAPE = { filters: [], order: "", ofPeople: true };
const EMPTY = {
  icon: UsersRound,
  text: "No donors yet. People who give on the site, or whose checks you enter, appear here.",
};

export default function DonorsScreen() {
  const records = useRecords("donors", SHAPE, COLUMNS);
  const { q, page, pageSize } = records.view;
  const filter = { q: q || undefined };
  const donors = useQuery({
    queryKey: ["giving", "donors", filter, page, pageSize],
    queryFn: ({ signal }) => givingApi.donors({ q: filter.q, page, pageSize }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <GivingTabs />
      <Screen title="Donors" lead="All donors. The most recent donor comes first.">
        <Panel>
          <RecordsList
            records={records}
            query={donors}
            many="donors"
            searches="Name, company, email, phone or town"
            keyOf={({ id }) => id}
            count={({ total }) => (total === 1 ? "One donor" : `${total.toLocaleString("en-US")} donors`)}
            empty={EMPTY}
            save={() => givingApi.exportDonors({ q: filter.q, columns: fileColumns(records.shown) })}
            minWidth={640}
          />
        </Panel>
      </Screen>
    </>
  );
}

const COLUMNS: readonly ListColumn<DonorItem>[] = [
  { name: "name", label: "Name", kind: "title", cell: (item) => <Name item={item} /> },
  { name: "email", label: "Email", isFirst: true, cell: ({ email }) => email },
  { name: "phone", label: "Phone", cell: ({ phone }) => phone },
  { name: "place", label: "Town", isFirst: true, cell: ({ place }) => place },
  {
    name: "monthly",
    label: "Gives monthly",
    isFirst: true,
    cell: ({ givesMonthly }) =>
      givesMonthly && (
        <Badge variant="light" size="sm">
          Monthly
        </Badge>
      ),
  },
  {
    name: "lastGift",
    label: "Last gift",
    isFirst: true,
    cell: ({ lastGiftAt }) =>
      lastGiftAt && (
        <span className={styles.date}>
          <DayOf at={lastGiftAt} />
        </span>
      ),
  },
  { name: "gifts", label: "Number of gifts", kind: "number", cell: ({ gifts }) => gifts },
  {
    name: "given",
    label: "Total gifts",
    kind: "number",
    isFirst: true,
    cell: ({ given }) => formatDollars(given),
  },
];

/** The columns of the export: those of the list, and the company, which the list shows below the name. */
function fileColumns(shown: readonly string[]) {
  return donorColumns.filter((name) => name === "company" || shown.includes(name));
}

function Name({ item }: { item: DonorItem }) {
  return (
    <>
      <Link to={`/admin/giving/donors/${item.id}`} className={styles.name}>
        {describeDonor({ donor: item.name, company: item.company, unreadable: item.unreadable })}
      </Link>
      {item.company && item.name && <span className={styles.quiet}>{item.company}</span>}
    </>
  );
}

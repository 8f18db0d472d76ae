import { Badge, Table, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { Link } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { dollars } from "~/admin/screen/dollars";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UnreadableNote } from "~/admin/screen/unreadable-note";
import type { DonorItem } from "../api/admin/schemas";
import { DayOf } from "./day-of";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";
import { GivingTabs } from "./giving-tabs";
import { describeDonor } from "./giving-words";
import { useFilters } from "./use-filters";

const PAGE_SIZE = 25;

/** The list of donors. */
export default function DonorsScreen() {
  const { get, change, page, isNarrowed, apiFilters: filtersOf } = useFilters();
  const listQuery = filtersOf();
  const donors = useQuery({
    queryKey: ["giving", "donors", listQuery, page],
    queryFn: ({ signal }) => givingApi.donors({ ...listQuery, page, pageSize: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <GivingTabs />
      <Screen title="Donors" lead="All donors. The most recent donor comes first.">
        <Panel>
          <div className={styles.filters}>
            <TextInput
              type="search"
              label="Search"
              placeholder="Name, company, email, phone or town"
              className={styles.search}
              leftSection={<Search size={16} aria-hidden="true" />}
              defaultValue={get("q")}
              onChange={({ currentTarget }) => change({ q: currentTarget.value.trim() })}
            />
          </div>
          <Answered query={donors} lines={8}>
            {({ items, total, unreadable }) => (
              <>
                <UnreadableNote count={unreadable} />
                <DonorTable items={items} isNarrowed={isNarrowed} />
                <PagesOf
                  total={total}
                  page={page}
                  pageSize={PAGE_SIZE}
                  onChange={(next) => change({ page: String(next) })}
                />
              </>
            )}
          </Answered>
        </Panel>
      </Screen>
    </>
  );
}

function DonorTable({ items, isNarrowed }: { items: readonly DonorItem[]; isNarrowed: boolean }) {
  if (items.length === 0)
    return (
      <p>
        {isNarrowed
          ? "No donors match."
          : "No donors yet. People who give on the site, or whose checks you enter, appear here."}
      </p>
    );
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table highlightOnHover verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Contact</Table.Th>
            <Table.Th>Last gift</Table.Th>
            <Table.Th ta="right">Total gifts</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={item.id}>
              <Table.Td>
                <Link to={`/admin/giving/donors/${item.id}`} className={styles.name}>
                  {describeDonor({ ...item, donor: item.name })}
                </Link>
                {item.company && item.name && <span className={styles.quiet}>{item.company}</span>}
                {item.givesMonthly && (
                  <Badge variant="light" size="sm">
                    Monthly
                  </Badge>
                )}
              </Table.Td>
              <Table.Td>
                {item.email || item.phone}
                <span className={styles.quiet}>{item.place}</span>
              </Table.Td>
              <Table.Td className={styles.date}>{item.lastGiftAt && <DayOf at={item.lastGiftAt} />}</Table.Td>
              <Table.Td className={styles.cents}>
                {dollars(item.given)}
                <span className={styles.quiet}>{item.gifts === 1 ? "1 gift" : `${item.gifts} gifts`}</span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

import { Select } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import { RecordsList } from "~/admin/records/records-list";
import { useRecords } from "~/admin/records/use-records";
import { oneOf } from "~/admin/requests/one-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { MonthlyList } from "../api/admin/schemas";
import { monthlyFileColumns } from "../staff/monthly-columns";
import { givingApi } from "./giving-api";
import { GivingTabs } from "./giving-tabs";
import { monthlyColumns } from "./monthly-columns";

const SHAPE = { filters: ["state"], order: "", ofPeople: true };
const EMPTY = {
  icon: CalendarHeart,
  text: "No monthly gifts yet. They begin when a donor chooses to give monthly on the donation page.",
};
const STATES = ["active", "past-due", "paused", "ended"] as const;

export default function MonthlyScreen() {
  const records = useRecords("monthly-gifts", SHAPE, monthlyColumns);
  const { filters, q, page, pageSize } = records.view;
  const state = oneOf(STATES, filters.state);
  const filter = { q: q || undefined, state };
  const monthly = useQuery({
    queryKey: ["giving", "monthly", filter, page, pageSize],
    queryFn: ({ signal }) => givingApi.monthly({ ...filter, page, pageSize }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <GivingTabs />
      <Screen
        title="Monthly gifts"
        lead="Donors change, pause, and stop these themselves with the link in their emails. If a donor calls instead, you can do it for them here."
      >
        <Panel>
          <RecordsList
            records={records}
            query={monthly}
            many="monthly gifts"
            searches="Name, company, email, phone or town"
            keyOf={({ id }) => id}
            count={countOf}
            empty={EMPTY}
            save={() => givingApi.exportMonthly({ ...filter, columns: fileColumns(records.shown) })}
            minWidth={700}
          >
            <Select
              label="State"
              allowDeselect={false}
              value={state ?? ""}
              data={[
                { value: "", label: "All" },
                { value: "active", label: "Active" },
                { value: "past-due", label: "Card refused" },
                { value: "paused", label: "Paused" },
                { value: "ended", label: "Stopped" },
              ]}
              onChange={(value) => records.change({ filters: { state: value ?? "" } })}
            />
          </RecordsList>
        </Panel>
      </Screen>
    </>
  );
}

function fileColumns(shown: readonly string[]) {
  return monthlyFileColumns.filter((name) => shown.includes(name));
}

function countOf({ total, perMonth }: MonthlyList): string {
  const gifts = total === 1 ? "One monthly gift" : `${total.toLocaleString("en-US")} monthly gifts`;
  return `${gifts}. Active gifts bring ${formatDollars(perMonth)} per month.`;
}

import { Select } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { oneOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { dollars } from "~/admin/screen/dollars";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";
import { GivingTabs } from "./giving-tabs";
import { MonthlyTable } from "./monthly-table";
import { useFilters } from "./use-filters";

const PAGE_SIZE = 25;
const NONE_YET =
  "No monthly gifts yet. They begin when a donor chooses to give monthly on the donation page.";
const STATES = ["active", "past-due", "paused", "ended"] as const;

/** The list of monthly gifts. */
export default function MonthlyScreen() {
  const { get, change, page, apiFilters, isNarrowed } = useFilters(["state"]);
  const state = oneOf(STATES, apiFilters().state);
  const monthly = useQuery({
    queryKey: ["giving", "monthly", state, page],
    queryFn: ({ signal }) => givingApi.monthly({ state, page, pageSize: PAGE_SIZE }, signal),
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
          <div className={styles.filters}>
            <Select
              label="State"
              allowDeselect={false}
              value={get("state")}
              data={[
                { value: "", label: "All" },
                { value: "active", label: "Active" },
                { value: "past-due", label: "Card refused" },
                { value: "paused", label: "Paused" },
                { value: "ended", label: "Stopped" },
              ]}
              onChange={(value) => change({ state: value ?? "" })}
            />
          </div>
          <Answered query={monthly} lines={8}>
            {({ items, total, perMonth }) => (
              <>
                <p className={styles.count} role="status">
                  {total === 1 ? "One monthly gift" : `${total} monthly gifts`}. Active gifts bring{" "}
                  {dollars(perMonth)} per month.
                </p>
                <MonthlyTable items={items} whenNone={isNarrowed ? "No monthly gifts match." : NONE_YET} />
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

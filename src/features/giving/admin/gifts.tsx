import { Button, Select, TextInput } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { FileDown, FileUp, ListPlus, PenLine, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { oneOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { dollars } from "~/admin/screen/dollars";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UnreadableNote } from "~/admin/screen/unreadable-note";
import { describeReconciliation } from "~/features/payments/shared/admin/describe-reconciliation";
import { GIFT_ORIGINS, GIFT_STATES } from "../staff/gift-states";
import { ExportDialog } from "./export-dialog";
import { Figures } from "./figures";
import { GiftTable } from "./gift-table";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { GivingTabs } from "./giving-tabs";
import { GIFT_STATE_WORDS, ORIGIN_WORDS } from "./giving-words";
import { useFilters } from "./use-filters";

const PAGE_SIZE = 25;
const NARROWED_BY = ["designation", "origin", "state", "from", "to"];
const NONE_YET =
  "No gifts yet. Gifts from the site appear here. To add the first one yourself, choose “Enter checks” above.";
const STATES = [...GIFT_STATES, "all"] as const;
const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const choices = (words: Record<string, string | { label: string }>) =>
  Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === "string" ? word : word.label,
  }));

/** The list of gifts, with filters. */
export default function GiftsScreen() {
  const filters = useFilters(NARROWED_BY);
  const [exporting, setExporting] = useState(false);
  const { origin, state, ...rest } = filters.apiFilters();
  const listFilters = { ...rest, origin: oneOf(GIFT_ORIGINS, origin), state: oneOf(STATES, state) };
  const { page } = filters;
  const gifts = useQuery({
    queryKey: ["giving", "gifts", listFilters, page],
    queryFn: ({ signal }) => givingApi.gifts({ ...listFilters, page, pageSize: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <GivingTabs />
      <Screen
        title="Gifts"
        lead="Gifts to the foundation, their donors, and their purpose. Donors who want to stay anonymous are marked. Use their names only here."
        actions={<Actions onExport={() => setExporting(true)} />}
      >
        <Figures />
        <Panel>
          <Filters filters={filters} />
          <Answered query={gifts} lines={8}>
            {({ items, total, sum, unreadable }) => (
              <>
                <p className={styles.count} role="status">
                  {total === 1 ? "One gift" : `${total} gifts`}, {dollars(sum)} in all
                </p>
                <UnreadableNote count={unreadable} />
                <GiftTable items={items} whenNone={filters.isNarrowed ? "No gifts match." : NONE_YET} />
                <PagesOf
                  total={total}
                  page={page}
                  pageSize={PAGE_SIZE}
                  onChange={(next) => filters.change({ page: String(next) })}
                />
              </>
            )}
          </Answered>
        </Panel>
        <Compare />
      </Screen>
      {exporting && <ExportDialog listFilters={listFilters} onClose={() => setExporting(false)} />}
    </>
  );
}

function Actions({ onExport }: { onExport(): void }) {
  return (
    <>
      <Button component={Link} to="/admin/giving/import" variant="default" leftSection={<FileUp {...icon} />}>
        Import
      </Button>
      <Button variant="default" leftSection={<FileDown {...icon} />} onClick={onExport}>
        Export
      </Button>
      <Button component={Link} to="/admin/giving/check" variant="default" leftSection={<PenLine {...icon} />}>
        Enter a check
      </Button>
      <Button component={Link} to="/admin/giving/checks" leftSection={<ListPlus {...icon} />}>
        Enter checks
      </Button>
    </>
  );
}

function Filters({ filters: { get, change } }: { filters: ReturnType<typeof useFilters> }) {
  const designations = useQuery({ queryKey: ["giving", "designations"], queryFn: givingApi.designations });
  const names = (designations.data ?? []).map(({ name }) => name);
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        label="Search"
        placeholder="Name, email, phone or receipt"
        className={styles.search}
        leftSection={<Search size={16} aria-hidden="true" />}
        defaultValue={get("q")}
        onChange={({ currentTarget }) => change({ q: currentTarget.value.trim() })}
      />
      <Select
        label="For"
        searchable
        clearable
        placeholder="Anything"
        data={names}
        value={get("designation") || null}
        onChange={(value) => change({ designation: value ?? "" })}
      />
      <Select
        label="Source"
        data={[{ value: "", label: "Any" }, ...choices(ORIGIN_WORDS)]}
        allowDeselect={false}
        value={get("origin")}
        onChange={(value) => change({ origin: value ?? "" })}
      />
      <Select
        label="State"
        data={[
          { value: "", label: "Received" },
          ...choices(GIFT_STATE_WORDS),
          { value: "all", label: "Everything" },
        ]}
        allowDeselect={false}
        value={get("state")}
        onChange={(value) => change({ state: value ?? "" })}
      />
      <TextInput
        type="date"
        label="From"
        value={get("from")}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Until"
        value={get("to")}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </div>
  );
}

function Compare() {
  const compare = useMutation({
    mutationFn: givingApi.reconcile,
    onSuccess(result) {
      notifyDone(describeReconciliation(result));
      return refreshGiving();
    },
    onError: notifyFailed,
  });
  return (
    <Panel
      title="Compare with the payment provider"
      lead="Every night the site compares its gifts with the payment provider's records, and adds payments and refunds that it missed. You can also start this now."
      actions={
        <Button variant="default" loading={compare.isPending} onClick={() => compare.mutate()}>
          Compare now
        </Button>
      }
    />
  );
}

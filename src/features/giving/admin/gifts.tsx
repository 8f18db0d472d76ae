import { Button, Select, TextInput } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { FileDown, FileUp, HandHeart, ListPlus, PenLine } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { RecordsList } from "~/admin/records/records-list";
import { type Records, useRecords } from "~/admin/records/use-records";
import { oneOf } from "~/admin/requests/one-of";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { describeReconciliation } from "~/features/payments/shared/admin/describe-reconciliation";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { GiftItem } from "../api/admin/schemas";
import { GIFT_ORIGINS, GIFT_STATES } from "../staff/gift-states";
import { ExportDialog } from "./export-dialog";
import { Figures } from "./figures";
import { fileColumns, giftListColumns } from "./gift-list-columns";
import { givingApi, refreshGiving } from "./giving-api";
import { GivingTabs } from "./giving-tabs";
import { GIFT_STATE_WORDS, ORIGIN_WORDS } from "./giving-words";

const SHAPE = { filters: ["designation", "origin", "state", "from", "to"], order: "", ofPeople: true };
const EMPTY = {
  icon: HandHeart,
  text: "No gifts yet. Gifts from the site appear here. To add the first one yourself, choose “Enter checks” above.",
};
const STATES = [...GIFT_STATES, "all"] as const;
const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const choices = (words: Record<string, string | { label: string }>) =>
  Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === "string" ? word : word.label,
  }));

export default function GiftsScreen() {
  const records = useRecords("gifts", SHAPE, giftListColumns);
  const [exporting, setExporting] = useState(false);
  const { q, filters, page, pageSize } = records.view;
  const { designation, origin, state, from, to } = filters;
  const listFilters = {
    q: q || undefined,
    designation,
    origin: oneOf(GIFT_ORIGINS, origin),
    state: oneOf(STATES, state),
    from,
    to,
  };
  const gifts = useQuery({
    queryKey: ["giving", "gifts", listFilters, page, pageSize],
    queryFn: ({ signal }) => givingApi.gifts({ ...listFilters, page, pageSize }, signal),
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
          <RecordsList
            records={records}
            query={gifts}
            many="gifts"
            searches="Name, email, phone or receipt"
            keyOf={({ id }) => id}
            count={({ total, sum }) =>
              `${total === 1 ? "One gift" : `${total.toLocaleString("en-US")} gifts`}, ${formatDollars(sum)} in all`
            }
            empty={EMPTY}
            save={() =>
              givingApi.exportGifts({ ...listFilters, columns: fileColumns(records.shown), order: "newest" })
            }
            minWidth={560}
          >
            <Filters records={records} />
          </RecordsList>
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

function Filters({ records: { view, change } }: { records: Records<GiftItem> }) {
  const designations = useQuery({ queryKey: ["giving", "designations"], queryFn: givingApi.designations });
  const names = (designations.data ?? []).map(({ name }) => name);
  const chosen = (name: string) => view.filters[name] ?? "";
  const narrow = (name: string, value: string | null) =>
    change({ filters: { ...view.filters, [name]: value ?? "" } });
  return (
    <>
      <Select
        label="For"
        searchable
        clearable
        placeholder="Anything"
        data={names}
        value={chosen("designation") || null}
        onChange={(value) => narrow("designation", value)}
      />
      <Select
        label="Source"
        data={[{ value: "", label: "Any" }, ...choices(ORIGIN_WORDS)]}
        allowDeselect={false}
        value={chosen("origin")}
        onChange={(value) => narrow("origin", value)}
      />
      <Select
        label="State"
        data={[
          { value: "", label: "Received" },
          ...choices(GIFT_STATE_WORDS),
          { value: "all", label: "Everything" },
        ]}
        allowDeselect={false}
        value={chosen("state")}
        onChange={(value) => narrow("state", value)}
      />
      <TextInput
        type="date"
        label="From"
        value={chosen("from")}
        onChange={({ currentTarget }) => narrow("from", currentTarget.value)}
      />
      <TextInput
        type="date"
        label="Until"
        value={chosen("to")}
        onChange={({ currentTarget }) => narrow("to", currentTarget.value)}
      />
    </>
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

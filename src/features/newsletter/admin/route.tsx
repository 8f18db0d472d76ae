import { Button, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download, Search, Upload, UserPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UnreadableNote } from "~/admin/screen/unreadable-note";
import { AddDialog } from "./add-dialog";
import { ImportDialog } from "./import-dialog";
import styles from "./newsletter.module.css";
import { newsletterApi, PAGE_SIZE } from "./newsletter-api";
import { STATES } from "./state-words";
import { SubscriberRows } from "./subscriber-rows";

const ICON_PROPS = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The newsletter's list: subscribers, people who left, and suppressed addresses. */
export default function Newsletter() {
  const [search, setSearch] = useSearchParams();
  const state = search.get("state") ?? "";
  const page = Number(search.get("page") ?? 1);
  // Not in the URL, because a name or email must not be in the browser's history.
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 250);
  const listQuery = { q: q || undefined, state: STATES.find(({ value }) => value === state)?.value };
  const list = useQuery({
    queryKey: ["newsletter", listQuery, page],
    queryFn: ({ signal }) => newsletterApi.list(listQuery, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Newsletter"
      lead="People who get the newsletter. Everyone on the list has agreed, and people who unsubscribe stay off it."
      actions={<Actions onExport={() => void newsletterApi.save(listQuery).catch(notifyFailed)} />}
    >
      <Answered query={list} lines={8}>
        {({ items, total, counts, unreadable }) => (
          <>
            <Figures counts={counts} />
            <Panel>
              <Filters
                typed={typed}
                onType={(words) => {
                  setTyped(words);
                  setSearch(state ? { state } : {}, { replace: true, preventScrollReset: true });
                }}
                state={state}
                onState={(chosen) => setSearch(chosen ? { state: chosen } : {}, { replace: true })}
              />
              <UnreadableNote count={unreadable} />
              <SubscriberRows items={items} isSearched={Boolean(q || state)} />
              <PagesOf
                total={total}
                pageSize={PAGE_SIZE}
                page={page}
                onChange={(next) => setSearch(state ? { state, page: String(next) } : { page: String(next) })}
              />
            </Panel>
          </>
        )}
      </Answered>
    </Screen>
  );
}

/** The buttons above the list, with their dialogs. */
function Actions({ onExport }: { onExport(): void }) {
  const [opened, setOpened] = useState<"add" | "import" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="default" leftSection={<Upload {...ICON_PROPS} />} onClick={() => setOpened("import")}>
        Import
      </Button>
      <Button variant="default" leftSection={<Download {...ICON_PROPS} />} onClick={onExport}>
        Export
      </Button>
      <Button leftSection={<UserPlus {...ICON_PROPS} />} onClick={() => setOpened("add")}>
        Add a person
      </Button>
      {opened === "add" && <AddDialog onClose={close} />}
      {opened === "import" && <ImportDialog onClose={close} />}
    </>
  );
}

interface FiltersProps {
  typed: string;
  onType(words: string): void;
  /** A state to filter by; empty for everyone. */
  state: string;
  onState(state: string): void;
}

function Filters({ typed, onType, state, onState }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        aria-label="Search by name, email or phone"
        placeholder="Name, email or phone"
        leftSection={<Search size={16} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Select
        aria-label="State"
        allowDeselect={false}
        value={state}
        data={[{ value: "", label: "Everyone" }, ...STATES.map(({ value, label }) => ({ value, label }))]}
        onChange={(value) => onState(value ?? "")}
      />
    </div>
  );
}

function Figures({ counts }: { counts: Record<(typeof STATES)[number]["value"], number> }) {
  return (
    <dl className={styles.figures}>
      {STATES.map(({ value, label, about }) => (
        <div key={value} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.number}>{counts[value].toLocaleString("en-US")}</dd>
          <dd className={styles.about}>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

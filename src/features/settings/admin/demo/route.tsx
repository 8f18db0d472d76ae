import { Alert, Button, Checkbox, Modal } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { failureMessage } from "~/site/browser/request/failure";
import type { DemoReportResponse, StayingRecord } from "../../api/demo-api";
import styles from "./demo.module.css";
import { demoQuery } from "./demo-query";

/** Removes the demo hospital from the site. */
export default function DemoScreen() {
  const report = useQuery(demoQuery);
  return (
    <Screen
      title="Demo hospital"
      back={{ href: "/admin/settings", label: "Settings" }}
      lead="The invented hospital that a new site begins with. Clear it to start with your own content."
      width="narrow"
    >
      <Answered query={report}>
        {(shown) => (shown.goes.length + shown.stays.length > 0 ? <ClearDemo report={shown} /> : <NoDemo />)}
      </Answered>
    </Screen>
  );
}

function NoDemo() {
  return (
    <Nothing icon={PackageOpen}>
      Nothing of the demo hospital is on this site. The person who runs the server can put it into an empty
      site again with <code>npm run seed</code>.
    </Nothing>
  );
}

function ClearDemo({ report: { goes, stays } }: { report: DemoReportResponse }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const changed = stays.filter(({ reason }) => reason === "changed");
  const used = stays.filter(({ reason }) => reason === "people");
  const needed = stays.filter(({ reason }) => reason === "needed");
  const chosen = changed.filter(({ id }) => ticked.has(id));
  const total = goes.reduce((sum, { count }) => sum + count, 0) + chosen.length;
  return (
    <>
      <RemovedRecords goes={goes} />
      <ChangedRecords records={changed} ticked={ticked} onChange={setTicked} />
      <KeptRecords
        title="In use by people"
        lead="Someone registered, sent a form, or gave. These stay until you have dealt with that."
        records={used}
      />
      <KeptRecords
        title="Needed by what stays"
        lead="Pictures, files, and records that others refer to."
        records={needed}
      />
      <Panel
        title="Clear the demo"
        lead="Settings, menus, a home page, and drafts of the required pages are there afterward. Accounts and the audit log stay. It cannot be undone, except from a backup."
      >
        <Button color="clay" w="fit-content" disabled={total === 0} onClick={() => setAsking(true)}>
          Clear the demo …
        </Button>
      </Panel>
      {asking && (
        <Confirmation
          total={total}
          kept={stays.length - chosen.length}
          alsoRemove={chosen.map(({ id, revision }) => ({ id, revision }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function RemovedRecords({ goes }: Pick<DemoReportResponse, "goes">) {
  return (
    <Panel title="What is removed" lead="Records of the demo that nobody changed, and its invented people.">
      {goes.length === 0 ? (
        <p>Nothing. Everything that is left was changed or is in use.</p>
      ) : (
        <ul className={styles.counts}>
          {goes.map(({ kind, count }) => (
            <li key={kind}>
              <span>{kind}</span>
              <strong>{count.toLocaleString("en-US")}</strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface ChangedRecordsProps {
  records: StayingRecord[];
  /** The ids of the changed records to remove, too. */
  ticked: ReadonlySet<string>;
  onChange(ticked: ReadonlySet<string>): void;
}

function ChangedRecords({ records, ticked, onChange }: ChangedRecordsProps) {
  if (records.length === 0) return null;
  const toggle = (id: string, on: boolean) =>
    onChange(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  return (
    <Panel title="Changed by staff" lead="These stay. Select what to remove as well.">
      <div className={styles.records}>
        {records.map((record) => (
          <Checkbox
            key={record.id}
            checked={ticked.has(record.id)}
            onChange={(event) => toggle(record.id, event.currentTarget.checked)}
            label={`${record.title} (${record.kind})`}
            description={
              record.href === "/admin/settings"
                ? "What you changed stays. What the demo wrote is removed, so that none of its phone numbers remain."
                : undefined
            }
          />
        ))}
      </div>
    </Panel>
  );
}

function KeptRecords({ title, lead, records }: { title: string; lead: string; records: StayingRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Panel title={title} lead={lead}>
      <ul className={styles.records}>
        {records.map(({ id, title: name, kind, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link> ({kind})
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface ConfirmationProps {
  total: number;
  kept: number;
  alsoRemove: { id: string; revision: number }[];
  onClose(): void;
}

function Confirmation({ total, kept, alsoRemove, onClose }: ConfirmationProps) {
  const { revalidate } = useRevalidator();
  const clear = useMutation({
    mutationFn: () => api.post("/api/admin/demo/clear", { body: { alsoRemove } }),
    async onSuccess({ removed }) {
      notifyDone(`The demo is cleared: ${removed.toLocaleString("en-US")} records were removed.`);
      onClose();
      // Reloads everything, because the site's name and menus are above every screen.
      await Promise.all([queryClient.invalidateQueries(), revalidate()]);
    },
  });
  return (
    <Modal opened onClose={onClose} title="Clear the demo?" size="md">
      <div className={styles.question}>
        {clear.isError && <Alert color="red">{failureMessage(clear.error)}</Alert>}
        <p>
          {total.toLocaleString("en-US")} records of the demo are removed at once, for visitors and for staff.{" "}
          {kept > 0 ? `${kept.toLocaleString("en-US")} stay.` : "Nothing of it stays."}
        </p>
        <div className={styles.answers}>
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep the demo
          </Button>
          <Button color="clay" loading={clear.isPending} onClick={() => clear.mutate()}>
            Clear it
          </Button>
        </div>
      </div>
    </Modal>
  );
}

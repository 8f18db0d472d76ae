import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Banknote, Merge, PenLine } from "lucide-react";
import { Link, useParams } from "react-router";
import { RecordsTable } from "~/admin/records/records-table";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { GiftItem } from "../api/admin/schemas";
import { CorrectionsPanel } from "./corrections-panel";
import { FactsOf, giverFacts } from "./facts-of";
import { giftListColumns } from "./gift-list-columns";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";
import { describeDonor } from "./giving-words";
import { MergesPanel } from "./merges-panel";
import { monthlyColumns } from "./monthly-columns";
import { PromisesPanel } from "./promises-panel";
import { Years } from "./years";

const COLUMNS = giftListColumns.filter(({ kind, isFirst }) => kind === "title" || isFirst);

export default function DonorScreen() {
  const { id = "" } = useParams();
  const donor = useQuery({ queryKey: ["giving", "donor", id], queryFn: () => givingApi.donor(id) });
  return (
    <Answered query={donor} lines={10}>
      {(one) => (
        <Screen
          title={describeDonor({ ...one, donor: one.name })}
          back={{ href: "/admin/giving/donors", label: "Donors" }}
          actions={one.giver && <Actions id={id} />}
        >
          <div className={styles.columns}>
            <Panel title="Total gifts">
              <p className={styles.headline}>{formatDollars(one.given)}</p>
              <Years donor={one} />
            </Panel>
            <Panel title="Contact information" lead="As entered with their latest gift.">
              <FactsOf facts={giverFacts(one)} />
            </Panel>
          </div>
          {one.monthly.length > 0 && (
            <Panel title="Monthly gifts">
              <RecordsTable
                columns={monthlyColumns}
                rows={one.monthly}
                keyOf={(gift) => gift.id}
                minWidth={700}
              />
            </Panel>
          )}
          <Panel title="Gifts">
            <GiftTable items={one.history} whenNone="No gift has arrived yet." />
          </Panel>
          <PromisesPanel donor={one} />
          <MergesPanel donor={one} />
          <CorrectionsPanel
            changes={one.changes}
            undo={(changeId) => givingApi.undoDonorCorrection(id, { revision: one.revision, changeId })}
          />
        </Screen>
      )}
    </Answered>
  );
}

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

function Actions({ id }: { id: string }) {
  return (
    <>
      <Button
        component={Link}
        to={`/admin/giving/donors/${id}/edit`}
        variant="default"
        leftSection={<PenLine {...icon} />}
      >
        Edit
      </Button>
      <Button
        component={Link}
        to={`/admin/giving/donors/${id}/merge`}
        variant="default"
        leftSection={<Merge {...icon} />}
      >
        Merge
      </Button>
      <Button
        component={Link}
        to={`/admin/giving/check?donor=${id}`}
        variant="default"
        leftSection={<Banknote {...icon} />}
      >
        Enter a check
      </Button>
    </>
  );
}

/** A table of gifts within another screen. */
function GiftTable({ items, whenNone }: { items: readonly GiftItem[]; whenNone: string }) {
  if (items.length === 0) return <p>{whenNone}</p>;
  return <RecordsTable columns={COLUMNS} rows={items} keyOf={({ id }) => id} minWidth={560} />;
}

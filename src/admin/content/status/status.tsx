import type { ItemSummary } from "~/content/item-schemas";
import { useHospitalZone } from "../hospital-zone";
import { moment } from "../words";
import styles from "./status.module.css";

const WORDS = {
  draft: "Draft",
  live: "Live",
  changed: "Live, with changes",
  trashed: "In the trash",
} as const;

/** A record's status, in words and in color, with a scheduled change beside it. */
export function Status({ item }: { item: Pick<ItemSummary, "status" | "schedule"> }) {
  const zone = useHospitalZone();
  const planned = plannedWords(item.schedule, zone);
  return (
    <span className={styles.status}>
      <span className={styles.badge} data-status={item.status}>
        {WORDS[item.status]}
      </span>
      {planned && (
        <span className={styles.badge} data-status="scheduled">
          {planned}
        </span>
      )}
    </span>
  );
}

/** "Goes live Mon 8:00 AM", "Ends Mar 3", or null if nothing is scheduled. */
function plannedWords(schedule: ItemSummary["schedule"], zone: string): string | null {
  if (schedule?.publishAt) return `Goes live ${moment(schedule.publishAt, zone)}`;
  if (schedule?.unpublishAt) return `Ends ${moment(schedule.unpublishAt, zone)}`;
  return null;
}

import { Badge } from "@mantine/core";
import { differenceInCalendarDays } from "date-fns";
import type { ApplicationItem } from "../../api/admin/schemas";
import styles from "./applications.module.css";

/** How long an application has been waiting, compared to the target of its form. */
export function WaitingTime({ item: { waitingDays, dueAt, isOverdue } }: { item: ApplicationItem }) {
  if (waitingDays === null) return <span className={styles.quiet}>Decided</span>;
  return (
    <span className={styles.waiting}>
      {waitingDays === 0 ? "Less than a day" : count(waitingDays)}
      {isOverdue && (
        <Badge color="red" size="sm">
          Overdue
        </Badge>
      )}
      {dueAt && !isOverdue && <span className={styles.quiet}>{dueIn(dueAt)}</span>}
    </span>
  );
}

function dueIn(dueAt: string): string {
  const days = differenceInCalendarDays(new Date(dueAt), new Date());
  return days < 1 ? "Due today" : `Due in ${count(days)}`;
}

function count(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

import { Fragment } from "react";
import { Link } from "react-router";
import { useTypes } from "~/admin/content/use-types";
import type { ScheduledItem } from "../api/schemas";
import styles from "./dashboard.module.css";

/** Links to everything scheduled, by type. The dashboard itself shows only the next few. */
export function ScheduledLists({ items }: { items: readonly ScheduledItem[] }) {
  const kinds = useTypes().filter(({ name }) => items.some(({ type }) => type === name));
  if (kinds.length === 0) return null;
  return (
    <p className={styles.lists}>
      Everything that is scheduled:{" "}
      {kinds.map(({ apiName, label }, position) => (
        <Fragment key={apiName}>
          {position > 0 && ", "}
          <Link to={`/admin/${apiName}?status=scheduled`}>{label.many}</Link>
        </Fragment>
      ))}
    </p>
  );
}

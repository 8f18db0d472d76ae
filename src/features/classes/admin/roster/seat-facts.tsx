import type { Roster } from "../../api/admin/schemas";
import styles from "./roster.module.css";

/** How many seats are taken, and how many registrants are checked in. */
export function SeatFacts({ roster: { class: event }, here }: { roster: Roster; here: number }) {
  const facts = [
    { label: "checked in", value: String(here) },
    {
      label: event.limit === null ? "seats taken" : `of ${event.limit} seats taken`,
      value: String(event.taken),
    },
    ...(event.waiting > 0
      ? [{ label: event.waiting === 1 ? "waits" : "wait", value: String(event.waiting) }]
      : []),
  ];
  return (
    <ul className={styles.facts} aria-label="At a glance">
      {facts.map(({ label, value }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

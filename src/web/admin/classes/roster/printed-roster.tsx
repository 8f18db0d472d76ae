import type { Roster } from "~/domain/registrations/wire";
import { nameOf } from "./name-of";
import styles from "./roster.module.css";

/** The roster on paper, to tick off with a pen: for a room where nothing else works. Seen in print alone. */
export function PrintedRoster({ roster: { class: event, items } }: { roster: Roster }) {
  const coming = items.filter(({ status }) => status === "confirmed" || status === "held");
  return (
    <section className={styles.printed} aria-hidden="true">
      <h1>{event.title}</h1>
      <p>{[event.when, event.place].filter(Boolean).join(" · ")}</p>
      <table>
        <thead>
          <tr>
            <th>Here</th>
            <th>Name</th>
            <th>Phone</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {coming.map((entry) => (
            <tr key={entry.id}>
              <td className={styles.box}>{entry.checkedInAt ? "☑" : "☐"}</td>
              <td>
                {nameOf(entry)}
                {entry.bringingGuest && " + guest"}
                {entry.status === "held" && " (not paid yet)"}
              </td>
              <td>{entry.phone}</td>
              <td>{entry.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ShownSession } from "../../class/shown-sessions";
import styles from "./session-list.module.css";

type ListedSession = Pick<ShownSession, "number" | "dates" | "place" | "isElsewhere" | "isOver" | "isNext">;

/** A list with more sessions than this is collapsed at first. */
const MAX_OPEN_SESSIONS = 8;

/** The sessions of a class that has several, numbered, with the places that differ from the class's. */
export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  if (sessions.length < 2) return null;
  const isUnderWay = sessions.some(({ isOver }) => isOver);
  const list = (
    <ol aria-label="Dates" className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.number} className={session.isOver ? styles.over : undefined}>
          <span>{session.dates}</span>
          {session.isElsewhere && <span className={styles.place}>{session.place}</span>}
          {session.isOver && <span className={styles.state}>Over</span>}
          {isUnderWay && session.isNext && <strong className={styles.state}>Next</strong>}
        </li>
      ))}
    </ol>
  );
  if (sessions.length <= MAX_OPEN_SESSIONS) return list;
  return (
    <details className={styles.more}>
      <summary>All {sessions.length} dates</summary>
      {list}
    </details>
  );
}

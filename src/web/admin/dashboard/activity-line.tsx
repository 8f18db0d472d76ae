import { Link } from "react-router";
import type { Activity } from "~/domain/overview/wire";
import { useTypes } from "../content/use-types";
import { lowered } from "../content/words";
import { When } from "../screen/when";
import styles from "./dashboard.module.css";
import { deedInWords } from "./deed-in-words";

/** “Ada Whitfield published Dolores Pacheco, 3 hours ago.” */
export function ActivityLine({ event }: { event: Activity }) {
  const type = useTypes().find(({ name }) => name === event.subjectType);
  const { deed, about } = deedInWords(event.action);
  const kind = type ? lowered(type.label.one) : about;
  return (
    <p className={styles.activity}>
      <span>
        <strong>{event.actorName}</strong> {deed}{" "}
        {event.title === null ? (
          kind
        ) : type ? (
          <>
            {kind} <Link to={`/admin/${type.apiName}/${event.subjectId}`}>{event.title}</Link>
          </>
        ) : (
          `${kind} ${event.title}`
        )}
      </span>
      <When at={event.at} />
    </p>
  );
}

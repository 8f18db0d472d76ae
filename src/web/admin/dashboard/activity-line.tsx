import { Link } from "react-router";
import type { Activity } from "~/domain/overview/wire";
import { useTypes } from "../content/use-types";
import { lowered } from "../content/words";
import { When } from "../screen/when";
import styles from "./dashboard.module.css";
import { deedInWords } from "./deed-in-words";

interface ActivityLineProps {
  event: Activity;
  /** To how many other subjects it was done. */
  others?: number;
}

/** “Ada Whitfield published provider Dolores Pacheco and 2 more, 3 hours ago.” */
export function ActivityLine({ event, others = 0 }: ActivityLineProps) {
  const { hasActor, deed, hasSubject, about } = deedInWords(event, others);
  return (
    <p className={styles.activity}>
      <span>
        {hasActor && <strong>{event.actorName} </strong>}
        {deed}
        {hasSubject && <Subject event={event} about={about} />}
        {hasSubject && others > 0 && ` and ${others} more`}
      </span>
      <When at={event.at} />
    </p>
  );
}

function Subject({ event: { subjectType, subjectId, title }, about }: { event: Activity; about: string }) {
  const type = useTypes().find(({ name }) => name === subjectType);
  const kind = type ? lowered(type.label.one) : about;
  if (title === null) return ` ${kind}`;
  if (!type) return ` ${kind} ${title}`;
  return (
    <>
      {` ${kind} `}
      <Link to={`/admin/${type.apiName}/${subjectId}`}>{title || "Untitled"}</Link>
    </>
  );
}

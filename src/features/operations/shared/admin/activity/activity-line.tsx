import { Link } from "react-router";
import { useTypes } from "~/admin/content/use-types";
import { lowered } from "~/admin/content/words";
import { When } from "~/admin/screen/when";
import { activitySentence } from "../../../admin/activity/activity-sentence";
import type { Activity } from "../../api/schemas";
import styles from "./activity-line.module.css";

interface ActivityLineProps {
  event: Activity;
  /** The number of other subjects. */
  others?: number;
}

/** “Ada Whitfield published provider Dolores Pacheco and 2 more, 3 hours ago.” */
export function ActivityLine({ event, others = 0 }: ActivityLineProps) {
  const types = useTypes();
  const typeNamed = (subjectType: string) => types.find(({ name }) => name === subjectType);
  const type = typeNamed(event.subjectType);
  const { actor, before, object, after } = activitySentence(event, {
    others,
    kindOf: (subjectType) => {
      const label = typeNamed(subjectType)?.label.one;
      return label && lowered(label);
    },
  });
  return (
    <p className={styles.activity}>
      <span>
        {actor !== null && <strong>{actor} </strong>}
        {before}
        {object && (
          <>
            {object.kind && `${object.kind} `}
            {type && object.isTitle ? (
              <Link to={`/admin/${type.apiName}/${event.subjectId}`}>{object.name}</Link>
            ) : (
              object.name
            )}
          </>
        )}
        {after}
      </span>
      <When at={event.at} />
    </p>
  );
}

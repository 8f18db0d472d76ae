import { pictureOf } from "~/features/media/shared/image/picture-of";
import { Facts } from "~/ui/facts/facts";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { RichText } from "~/ui/rich-text/rich-text";
import { practicalFacts } from "../../class/practical-facts";
import type { ClassResponse } from "../../class-response";
import styles from "./class-in-brief.module.css";
import { SessionList } from "./session-list";
import { SignUp } from "./sign-up";

/** A class in its modal: the main facts and the link to register. */
export default function ClassInBrief({ found }: { found: ClassResponse }) {
  const { id, slug, type, title, dates, sessions, place, body, image, availability } = found;
  const href = `/classes/${slug}`;
  return (
    <div className={styles.brief}>
      {type && <p className={styles.type}>{type.name}</p>}
      <div className={styles.columns}>
        <Facts
          facts={[
            {
              kind: "when",
              value: (
                <>
                  <p>{dates}</p>
                  <SessionList sessions={sessions} />
                </>
              ),
            },
            ...(place ? [{ kind: "where" as const, value: place }] : []),
            ...practicalFacts(found),
          ]}
        />
        {image && (
          <Picture
            image={{ ...pictureOf(image), alt: "" }}
            shape="wide"
            sizes="(min-width: 768px) 20rem, 90vw"
            className={styles.picture}
          />
        )}
      </div>
      <RichText html={body} />
      <div className={styles.ways}>
        <SignUp id={id} href={href} title={title} when={dates} offering={availability} />
        <Link href={href} className={styles.way}>
          Open the whole page
        </Link>
        <Link href={`${href}.ics`} className={styles.way}>
          Add to my calendar
        </Link>
      </div>
    </div>
  );
}

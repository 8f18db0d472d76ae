import { TextWithPhones } from "~/ui/phone/text-with-phones";
import type { Found } from "./found";
import styles from "./search.module.css";

/** What the hospital does not offer, with where to go instead. */
export function NotOffered({ topics }: { topics: Found["notOffered"] }) {
  return topics.map(({ name, elsewhere }) => (
    <div key={name} className={styles.missing}>
      <h2>We do not offer {name}</h2>
      {elsewhere.length > 0 && (
        <>
          <p>You can go here instead:</p>
          <ul className={styles.elsewhere}>
            {elsewhere.map((place) => (
              <li key={place}>
                <TextWithPhones text={place} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  ));
}

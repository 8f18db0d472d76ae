import { useState } from "react";
import { useLocation } from "react-router";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Loader } from "~/ui/loader/loader";
import { NarrowingBox } from "../narrowing-box";
import { matchingSpecialties } from "../overview/matching-specialties";
import { filteredHref } from "./filtered-href";
import styles from "./specialty-choice.module.css";

/** The specialties in the browser's store. Each links to the filtered list. */
export default function SpecialtyChoice({ onChosen }: { onChosen: () => void }) {
  const { pathname, search } = useLocation();
  const specialties = useClientStore((state) => state.specialties);
  const [typed, setTyped] = useState("");
  const found = matchingSpecialties(specialties, typed);
  if (specialties.length === 0) return <Loader label="Loading the specialties" />;
  return (
    <div className={styles.choice}>
      <NarrowingBox
        label="Find a specialty by name"
        typed={typed}
        onTyped={setTyped}
        found={found.length}
        all={specialties.length}
      />
      <ul className={styles.list}>
        {typed.trim() === "" && (
          <li>
            <Link href={filteredHref({ pathname, search }, "")} onClick={onChosen} className={styles.item}>
              <span className={styles.icon}>
                <Icon name="close" />
              </span>
              All specialties
            </Link>
          </li>
        )}
        {found.map(({ slug, name, iconSrc }) => (
          <li key={slug}>
            <Link href={filteredHref({ pathname, search }, slug)} onClick={onChosen} className={styles.item}>
              <span className={styles.icon}>
                {iconSrc ? <img src={iconSrc} alt="" width={32} height={32} /> : <Icon name="heart" />}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No specialty has this name.</p>}
    </div>
  );
}

import { useState } from "react";
import { Section } from "~/ui/section/section";
import { SpecialtyItems } from "../../../blocks/specialty-grid/specialty-items";
import type { SpecialtyCard } from "../../../specialty/specialty-card";
import { NarrowingBox } from "../narrowing-box";
import { matchingSpecialties } from "./matching-specialties";
import styles from "./overview.module.css";

export interface AllSpecialtiesProps {
  specialties: (SpecialtyCard & { words: string })[];
}

/** All specialties. With JavaScript, an input filters them while typing. */
export function AllSpecialties({ specialties }: AllSpecialtiesProps) {
  const [typed, setTyped] = useState("");
  const found = matchingSpecialties(specialties, typed);
  return (
    <Section className={styles.part}>
      <div className={styles.head}>
        <h2 id="specialties">Specialties</h2>
        <div className={styles.find}>
          <NarrowingBox
            label="Find one in your own words"
            typed={typed}
            onTyped={setTyped}
            found={found.length}
            all={specialties.length}
          />
        </div>
      </div>
      {found.length > 0 ? (
        <SpecialtyItems specialties={found} />
      ) : (
        <p className={styles.none}>
          No specialty has these words. Try fewer or simpler ones: “knee”, “sugar”, “heart”.
        </p>
      )}
    </Section>
  );
}

import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { SpecialtyCard } from "../../specialty/specialty-card";
import styles from "./render.module.css";

export function SpecialtyItems({ specialties }: { specialties: readonly SpecialtyCard[] }) {
  return (
    <ul className={styles.grid}>
      {specialties.map((specialty) => (
        <li key={specialty.id}>
          <Specialty {...specialty} />
        </li>
      ))}
    </ul>
  );
}

function Specialty({ slug, name, summary, icon }: SpecialtyCard) {
  return (
    <Link href={`/specialty/${slug}`} className={styles.specialty}>
      <span className={styles.icon}>
        {icon ? (
          <img src={icon.thumbSrc} alt="" width={40} height={40} loading="lazy" decoding="async" />
        ) : (
          <Icon name="heart" />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.summary}>{summary}</span>
    </Link>
  );
}

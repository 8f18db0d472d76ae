import { Portrait } from "../../../blocks/portrait";
import type { ProviderCard } from "../../../shared/provider/provider-card";
import styles from "./faces.module.css";

const MOST = 4;

/** A few of the people one can find here, beside the question. The last of the list, whose pictures are further from sight. */
export function Faces({ providers }: { providers: ProviderCard[] }) {
  const shown = providers.filter((provider) => provider.profileImage).slice(-MOST);
  if (shown.length < MOST) return null;
  return (
    <div className={styles.faces} aria-hidden="true">
      {shown.map((provider) => (
        <Portrait key={provider.id} provider={provider} className={styles.face} />
      ))}
    </div>
  );
}

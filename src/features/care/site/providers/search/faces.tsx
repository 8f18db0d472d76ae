import { useResults } from "~/ui/results/use-results";
import { Portrait } from "../../../blocks/portrait";
import type { ProviderCard } from "../../../shared/provider/provider-card";
import styles from "./faces.module.css";

const MOST = 4;

/** A few portraits beside the question. They are the last ones of the list, which do not show up again nearby. */
export function Faces({ providers }: { providers: ProviderCard[] }) {
  const results = useResults<HTMLDivElement>("faces", providers);
  const shown = providers.filter((provider) => provider.profileImage).slice(-MOST);
  if (shown.length < MOST) return null;
  return (
    <div {...results} className={styles.faces} aria-hidden="true">
      {shown.map((provider) => (
        <Portrait key={provider.id} provider={provider} className={styles.face} />
      ))}
    </div>
  );
}

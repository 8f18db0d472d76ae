import { useResults } from "~/ui/results/use-results";
import { Portrait } from "../../../blocks/portrait";
import type { ProviderCard } from "../../../shared/provider/provider-card";
import styles from "./faces.module.css";

const MAX_PORTRAITS = 4;

/**
 * A few portraits next to the question. Takes the last providers of the list, because the first ones appear in the
 * results nearby.
 */
export function Faces({ providers }: { providers: ProviderCard[] }) {
  const results = useResults<HTMLDivElement>("faces", providers);
  const shown = providers.filter((provider) => provider.profileImage).slice(-MAX_PORTRAITS);
  if (shown.length < MAX_PORTRAITS) return null;
  return (
    <div {...results} className={styles.faces} aria-hidden="true">
      {shown.map((provider) => (
        <Portrait key={provider.id} provider={provider} className={styles.face} />
      ))}
    </div>
  );
}

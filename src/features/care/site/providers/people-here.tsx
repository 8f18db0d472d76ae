import { ButtonLink } from "~/ui/button/button";
import ProviderList from "../../blocks/provider-list/render";
import type { ProviderCard } from "../../shared/provider/provider-card";
import styles from "./people-here.module.css";

export interface PeopleHereProps {
  heading: string;
  /** The first providers. */
  providers: ProviderCard[];
  /** The total number. */
  inAll: number;
  /** The address of the finder with the matching filter. */
  href: string;
}

/** A link to the finder is shown from this number on. Fewer providers fit on the page. */
const MIN_FOR_FINDER_LINK = 7;

/** The providers at a location or in a specialty. Links to the finder if the page cannot show all. */
export function PeopleHere({ heading, providers, inAll, href }: PeopleHereProps) {
  if (inAll === 0) return null;
  return (
    <ProviderList heading={heading} providers={providers} data={null} anchor="people" ground="paper">
      {inAll >= MIN_FOR_FINDER_LINK && (
        <p className={styles.more}>
          <ButtonLink href={href} look="quiet">
            {inAll > providers.length ? `See all ${inAll}` : "Narrow the list"}
          </ButtonLink>
        </p>
      )}
    </ProviderList>
  );
}

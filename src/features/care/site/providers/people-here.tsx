import { ButtonLink } from "~/ui/button/button";
import ProviderList from "../../blocks/provider-list/render";
import type { ProviderCard } from "../../shared/provider/provider-card";
import styles from "./people-here.module.css";

export interface PeopleHereProps {
  heading: string;
  /** The first ones. */
  providers: ProviderCard[];
  /** The total. */
  inAll: number;
  /** The finder with the matching filter. */
  href: string;
}

/** Fewer than this fit on the page. */
const WORTH_NARROWING = 7;

/** The providers at a location or in a specialty, with a link to the finder for more than the page can show. */
export function PeopleHere({ heading, providers, inAll, href }: PeopleHereProps) {
  if (inAll === 0) return null;
  return (
    <ProviderList heading={heading} providers={providers} data={null} anchor="people" ground="paper">
      {inAll >= WORTH_NARROWING && (
        <p className={styles.more}>
          <ButtonLink href={href} look="quiet">
            {inAll > providers.length ? `See all ${inAll}` : "Narrow the list"}
          </ButtonLink>
        </p>
      )}
    </ProviderList>
  );
}

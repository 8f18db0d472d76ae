import { ButtonLink } from "~/ui/button/button";
import ProviderList from "../../blocks/provider-list/render";
import type { ProviderCard } from "../../shared/provider/provider-card";
import styles from "./people-here.module.css";

export interface PeopleHereProps {
  heading: string;
  /** The first of them. */
  providers: ProviderCard[];
  /** How many there are. */
  inAll: number;
  /** The finder, narrowed to them. */
  href: string;
}

/** Fewer than this are taken in at a glance. */
const WORTH_NARROWING = 7;

/** Who works at a place or in a specialty; more than a page can show are in the finder. */
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

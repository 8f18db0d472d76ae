import { ButtonLink } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { RichText } from "~/ui/rich-text/rich-text";
import { PlaceSummary } from "../../../blocks/layout/place-summary";
import { Portrait } from "../../../blocks/portrait";
import styles from "./profile-in-brief.module.css";
import { ProviderFacts } from "./provider-facts";
import { CallButton, ProviderTags } from "./provider-tags";
import type { ProviderView } from "./provider-view";

/** The profile in its modal: everything from the page, but more compact. */
export default function ProfileInBrief({ provider }: { provider: ProviderView }) {
  const { slug, position, specialties, places, bio, facts } = provider;
  return (
    <div className={styles.profile}>
      <div className={styles.head}>
        <div className={styles.who}>
          <p className={styles.position}>{position}</p>
          <p>
            {specialties.map((specialty, at) => (
              <span key={specialty.slug}>
                {at > 0 && ", "}
                <Link href={`/specialty/${specialty.slug}`}>{specialty.name}</Link>
              </span>
            ))}
          </p>
          <ProviderTags provider={provider} />
          <CallButton places={places} />
        </div>
        <Portrait provider={provider} className={styles.portrait} />
      </div>
      {places.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>Locations</h3>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.slug}>
                <PlaceSummary place={place} headingLevel={4} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {bio && <RichText html={bio} />}
      <ProviderFacts facts={facts} />
      <ButtonLink href={`/provider/${slug}`} look="quiet">
        Open the whole page
      </ButtonLink>
    </div>
  );
}

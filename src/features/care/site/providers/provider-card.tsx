import { formatList } from "~/ui/format-list";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import { OpenStatus } from "~/ui/open-status/open-status";
import { Phone } from "~/ui/phone/phone";
import { Tag } from "~/ui/tag/tag";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { Portrait } from "../../blocks/portrait";
import type { ListedProvider } from "../../provider/providers-now";
import styles from "./provider-card.module.css";

const PLACES_SHOWN = 3;

/** A provider in a list: name, specialty, locations, and how to make an appointment. */
export function ProviderCard({ provider }: { provider: ListedProvider }) {
  const { slug, name, acronymsAndAbbreviations: letters, position, specialties, languages } = provider;
  const others = languages.filter((language) => language !== "English");
  return (
    <article className={styles.card} aria-labelledby={`provider-${slug}`}>
      <Portrait provider={provider} className={styles.portrait} />
      <div className={styles.who}>
        <h3 id={`provider-${slug}`} className={styles.name}>
          <Link href={`/provider/${slug}`}>
            <NameWithLetters name={name} letters={letters} />
          </Link>
        </h3>
        <p>{position}</p>
        {specialties.length > 0 && (
          <p className={styles.specialties}>{specialties.map((one) => one.name).join(" · ")}</p>
        )}
        {others.length > 0 && <p className={styles.languages}>Also speaks {formatList(others)}</p>}
        <CardTags provider={provider} />
      </div>
      <div className={styles.where}>
        <ul className={styles.places}>
          {provider.locations.slice(0, PLACES_SHOWN).map((place) => (
            <li key={place.id}>
              <Link href={`/location/${place.slug}`}>{place.name}</Link>
              <Phone number={place.phoneMain} label={place.name} />
              {(place.opening || place.daysLabel) && (
                <p className={styles.now}>
                  {place.opening && (
                    <OpenStatus
                      open={place.opening.isOpen}
                      status={place.opening.status}
                      detail={place.opening.detail}
                    />
                  )}
                  {place.daysLabel}
                </p>
              )}
            </li>
          ))}
          {provider.locations.length > PLACES_SHOWN && (
            <li>and {provider.locations.length - PLACES_SHOWN} more</li>
          )}
        </ul>
        <QuickView id={provider.id} slug={slug} name={name} />
      </div>
    </article>
  );
}

function CardTags({ provider }: { provider: ListedProvider }) {
  const { hasOwnPatients, telehealth, referralNeeded } = provider;
  if (!hasOwnPatients && !telehealth && !referralNeeded) return null;
  return (
    <ul className={styles.tags}>
      {hasOwnPatients && (
        <li>
          {provider.acceptingNewPatients ? (
            <Tag tone="good" icon="check">
              Accepting new patients
            </Tag>
          ) : (
            <Tag>Not accepting new patients now</Tag>
          )}
        </li>
      )}
      {telehealth && (
        <li>
          <Tag icon="portal">Video visits</Tag>
        </li>
      )}
      {referralNeeded && (
        <li>
          <Tag icon="document">Referral needed</Tag>
        </li>
      )}
    </ul>
  );
}

/**
 * Opens the profile in a modal over the list. Without JavaScript, and in a new tab, the link opens the profile's page.
 */
function QuickView({ id, slug, name }: { id: string; slug: string; name: string }) {
  return (
    <Link href={`emit:provider-profile?id=${id}`} instead={`/provider/${slug}`} className={styles.quick}>
      Quick view<VisuallyHidden> of {name}</VisuallyHidden>
    </Link>
  );
}

import { ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { UnbrokenPhones } from "~/ui/phone/unbroken-phones";
import { Tag } from "~/ui/tag/tag";
import styles from "./provider-tags.module.css";
import type { ProviderView } from "./provider-view";

/** Tags: whether they accept new patients, see patients by video, and need a referral, and their languages. */
export function ProviderTags({ provider, onMist = false }: { provider: ProviderView; onMist?: boolean }) {
  const { hasOwnPatients, telehealth, referralNeeded, languages } = provider;
  if (!hasOwnPatients && !telehealth && !referralNeeded && languages.length === 0) return null;
  return (
    <ul className={classNames(styles.tags, onMist && styles.onMist)}>
      {hasOwnPatients && (
        <li>
          {provider.acceptingNewPatients ? (
            <Tag tone="good" icon="check">
              Accepting new patients
            </Tag>
          ) : (
            <Tag tone="notice">Not accepting new patients now</Tag>
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
      {languages.length > 0 && (
        <li>
          <Tag icon="language">{languages.join(", ")}</Tag>
        </li>
      )}
    </ul>
  );
}

/** Calls the first place at which the provider sees patients. Here, because a file of its own would be sent as one. */
export function CallButton({ places: [place] }: Pick<ProviderView, "places">) {
  if (!place?.phone) return null;
  return (
    <p className={styles.call}>
      <ButtonLink href={phoneHref(place.phone)} size="large">
        <Icon name="phone" />
        <UnbrokenPhones text={`Call ${displayPhone(place.phone)}`} />
      </ButtonLink>
    </p>
  );
}

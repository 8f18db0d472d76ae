import { classNames } from "~/ui/class-names";
import { Tag } from "~/ui/tag/tag";
import styles from "./provider-tags.module.css";
import type { ProviderView } from "./provider-view";

/** Tags: whether they accept new patients, see patients by video, and need a referral, and their languages. */
export function ProviderTags({ provider, onMist = false }: { provider: ProviderView; onMist?: boolean }) {
  return (
    <ul className={classNames(styles.tags, onMist && styles.onMist)}>
      <li>
        {provider.acceptingNewPatients ? (
          <Tag tone="good" icon="check">
            Accepting new patients
          </Tag>
        ) : (
          <Tag tone="notice">Not accepting new patients now</Tag>
        )}
      </li>
      {provider.telehealth && (
        <li>
          <Tag icon="portal">Video visits</Tag>
        </li>
      )}
      {provider.referralNeeded && (
        <li>
          <Tag icon="document">Referral needed</Tag>
        </li>
      )}
      {provider.languages.length > 0 && (
        <li>
          <Tag icon="language">{provider.languages.join(", ")}</Tag>
        </li>
      )}
    </ul>
  );
}

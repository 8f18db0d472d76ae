import type { ReactNode } from "react";
import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import { Tag } from "~/ui/tag/tag";
import type { ProviderCard } from "../../shared/provider/provider-card";
import { Portrait } from "../portrait";
import type { providerListBlock } from "./block";
import styles from "./render.module.css";

export interface ProviderListProps extends BlockProps<typeof providerListBlock> {
  /** Shown after the list, such as a link to more providers. */
  children?: ReactNode;
}

export default function ProviderList({ heading, providers, anchor, ground, children }: ProviderListProps) {
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground} layout="stack">
      <ul className={styles.providers}>
        {providers.map((provider) => (
          <li key={provider.id} className={styles.provider}>
            <Provider provider={provider} />
          </li>
        ))}
      </ul>
      {children}
    </BlockSection>
  );
}

function Provider({ provider }: { provider: ProviderCard }) {
  const { slug, name, acronymsAndAbbreviations, position, acceptingNewPatients, locations } = provider;
  return (
    <>
      <Portrait provider={provider} className={styles.portrait} />
      <div className={styles.words}>
        <ItemHeading className={styles.name}>
          <Link href={`/provider/${slug}`} className={styles.link}>
            <NameWithLetters name={name} letters={acronymsAndAbbreviations} />
          </Link>
        </ItemHeading>
        <p>{position}</p>
        {locations.length > 0 && (
          <p className={styles.places}>{locations.map((one) => one.name).join(", ")}</p>
        )}
        {acceptingNewPatients && (
          <p>
            <Tag tone="good" icon="check">
              Accepting new patients
            </Tag>
          </p>
        )}
      </div>
    </>
  );
}

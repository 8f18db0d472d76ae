import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import type { AssistanceProvider } from "../../provider/providers-by-assistance";
import type { assistanceProvidersBlock } from "./block";
import styles from "./render.module.css";

/**
 * The providers whose care the financial assistance policy covers, and those whose care it does not cover. Omits an
 * empty list.
 */
export default function AssistanceProviders({
  heading,
  intro,
  data,
  anchor,
  ground,
}: BlockProps<typeof assistanceProvidersBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground}>
      <div className={styles.lists}>
        <Providers title="Covered by the policy" providers={data.covered} />
        <Providers title="Not covered: they send bills of their own" providers={data.notCovered} />
      </div>
    </BlockSection>
  );
}

function Providers({ title, providers }: { title: string; providers: readonly AssistanceProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <div>
      <ItemHeading className={styles.title}>{title}</ItemHeading>
      <ul className={styles.providers}>
        {providers.map(({ id, slug, name, letters, position }) => (
          <li key={id}>
            <Link href={`/provider/${slug}`}>
              <NameWithLetters name={name} letters={letters} />
            </Link>
            : {position}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { Link } from "~/ui/link/link";
import { Prose } from "~/ui/prose/prose";
import type { AssistanceProvider } from "../../provider/providers-by-assistance";
import type { assistanceProvidersBlock } from "./block";

/** Which providers' care the financial assistance policy covers, and which not; a list that is empty is left out. */
export default function AssistanceProviders({
  heading,
  intro,
  data,
  anchor,
  ground,
}: BlockProps<typeof assistanceProvidersBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground}>
      <Prose>
        <Providers title="Covered by the policy" providers={data.covered} />
        <Providers title="Not covered: they send bills of their own" providers={data.notCovered} />
      </Prose>
    </BlockSection>
  );
}

function Providers({ title, providers }: { title: string; providers: readonly AssistanceProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <>
      <ItemHeading>{title}</ItemHeading>
      <ul>
        {providers.map(({ id, slug, name, letters, position }) => (
          <li key={id}>
            <Link href={`/provider/${slug}`}>
              {name}
              {letters && `, ${letters}`}
            </Link>
            : {position}
          </li>
        ))}
      </ul>
    </>
  );
}

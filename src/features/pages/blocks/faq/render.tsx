import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Questions } from "../accordion/questions";
import type { faqBlock } from "./block";
import styles from "./render.module.css";

/** Questions of this page and of another page. Renders nothing if there are none. */
export default function Faq({
  heading,
  intro,
  items,
  data,
  allHref,
  allLabel,
  anchor,
  ground,
}: BlockProps<typeof faqBlock>) {
  const taken = data.taken.map((one, at) => ({ ...one, anchor: `${anchor}-${at + 1}` }));
  const questions = [...items, ...taken];
  if (questions.length === 0) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground}>
      <Questions questions={questions} />
      {allHref && (
        <p className={styles.all}>
          <Link href={allHref} className={styles.link}>
            {allLabel || "All questions and answers"}
            <Icon name="arrow-right" />
          </Link>
        </p>
      )}
    </BlockSection>
  );
}

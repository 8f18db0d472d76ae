import type { BlockProps } from "~/content/blocks/block-props";
import { Actions } from "~/content/blocks/layout/actions";
import { classNames } from "~/ui/class-names";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import type { callToActionBlock } from "./block";
import styles from "./render.module.css";

export default function CallToAction({
  heading,
  text,
  actions,
  tone,
  anchor,
}: BlockProps<typeof callToActionBlock>) {
  const giving = tone === "giving";
  return (
    <section className={classNames(styles.band, giving && styles.giving)}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {heading && <h2 id={anchor}>{heading}</h2>}
          {text && (
            <p className={styles.text}>
              <TextWithPhones text={text} />
            </p>
          )}
        </div>
        <Actions actions={actions} ground={giving ? undefined : "pine"} />
      </div>
    </section>
  );
}

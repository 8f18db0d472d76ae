import type { ReactNode } from "react";
import type { BlockProps } from "~/content/blocks/block-props";
import { Actions } from "~/content/blocks/layout/actions";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import { classNames } from "~/ui/class-names";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture } from "~/ui/picture/picture";
import type { heroBlock } from "../../blocks/hero/block";
import styles from "./hero.module.css";

export interface HeroProps extends Omit<BlockProps<typeof heroBlock>, "ground" | "data"> {
  /** Shown above the heading. */
  breadcrumbs?: ReactNode;
  /** Shown before the buttons. */
  children?: ReactNode;
}

/** The opening of a page: breadcrumbs, heading, lead, buttons, and picture. */
export function Hero({ eyebrow, heading, lead, image, actions, anchor, breadcrumbs, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {breadcrumbs}
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {heading && (
          <h1 id={anchor} className={classNames(styles.heading, hasLongWord(heading) && styles.longWord)}>
            {heading}
          </h1>
        )}
        {lead && (
          <p className={styles.lead}>
            <TextWithPhones text={lead} />
          </p>
        )}
        {children}
        <Actions actions={actions} />
      </div>
      {image && (
        <Picture
          image={pictureOf(image)}
          shape="cover"
          priority
          sizes="(min-width: 992px) 46vw, 100vw"
          className={styles.scene}
        />
      )}
    </section>
  );
}

/** Whether a word at the heading's size is too long for one line on a narrow phone. */
function hasLongWord(heading: string): boolean {
  return heading.split(/\s/).some(({ length }) => length > 13);
}

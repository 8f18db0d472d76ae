import type { BlockProps } from "~/content/blocks/block-props";
import { NameWithLetters } from "~/ui/name-with-letters";
import { Section } from "~/ui/section/section";
import { Portrait } from "../portrait";
import type { quoteBlock } from "./block";
import styles from "./render.module.css";

export default function Quote({ text, name, role, provider, anchor, ground }: BlockProps<typeof quoteBlock>) {
  return (
    <Section ground={ground} id={anchor}>
      <figure className={styles.figure}>
        <Portrait provider={provider} className={styles.portrait} />
        <div className={styles.words}>
          <blockquote className={styles.quote}>
            <p>“{text}”</p>
          </blockquote>
          <figcaption className={styles.who}>
            <strong>
              <NameWithLetters name={name} />
            </strong>
            {role && <span>{role}</span>}
          </figcaption>
        </div>
      </figure>
    </Section>
  );
}

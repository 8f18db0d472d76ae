import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { NameWithLetters } from "~/ui/name-with-letters";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Portrait } from "../portrait";
import type { promisesBlock } from "./block";
import styles from "./render.module.css";

/** Promises, each with the person who makes it. */
export default function Promises({ heading, items, anchor, ground }: BlockProps<typeof promisesBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground} layout="stack">
      <ul className={styles.promises}>
        {items.map(({ title, text, name, role, provider, anchor }) => (
          <li key={anchor} id={anchor} className={styles.promise}>
            <Portrait provider={provider} className={styles.portrait} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <TextWithPhones text={text} />
            </p>
            {name && (
              <p className={styles.person}>
                <strong className={styles.name}>
                  <NameWithLetters name={name} />
                </strong>
                {role && <span>{role}</span>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

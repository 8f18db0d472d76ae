import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "~/ui/icon/icon";
import { RichText } from "~/ui/rich-text/rich-text";
import type { BlockProps } from "../block-props";
import { BlockSection } from "../layout/block-section";
import type { accordionBlock } from "./block";
import styles from "./render.module.css";

/** Questions that open: the browser's own disclosure, so that they work without script and are found by a page search. */
export function Accordion({ heading, items, anchor, ground }: BlockProps<typeof accordionBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground}>
      <div className={styles.list}>
        {items.map((item) => (
          <Question key={item.anchor} {...item} />
        ))}
      </div>
    </BlockSection>
  );
}

function Question({ title, html, anchor }: { title: string; html: string; anchor: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // Browsers open it for a fragment of the document they load, not for one that the router goes to.
  useEffect(() => {
    if (hash === `#${anchor}` && details.current) details.current.open = true;
  }, [hash, anchor]);
  return (
    <details ref={details} className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div id={anchor} className={styles.answer}>
        <RichText html={html} />
      </div>
    </details>
  );
}

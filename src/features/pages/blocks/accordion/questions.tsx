import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { Icon } from "~/ui/icon/icon";
import { RichText } from "~/ui/rich-text/rich-text";
import styles from "./questions.module.css";

interface QuestionProps {
  title: string;
  html: string;
  anchor: string;
}

/**
 * Questions that expand. They are `details` elements, so they work without JavaScript, and the browser's search in the
 * page finds their text.
 */
export function Questions({ questions }: { questions: readonly QuestionProps[] }) {
  const complete = questions.filter(({ title }) => title);
  if (complete.length === 0) return null;
  return (
    <div className={styles.list}>
      {complete.map((question) => (
        <Question key={question.anchor} {...question} />
      ))}
    </div>
  );
}

function Question({ title, html, anchor }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // Browsers open the element for a fragment when they load a document, but not when the router navigates.
  useEffect(() => {
    if (hash === `#${anchor}` && details.current) details.current.open = true;
  }, [hash, anchor]);
  return (
    <details ref={details} className={styles.question}>
      <summary className={styles.summary}>
        <ItemHeading className={styles.title}>{title}</ItemHeading>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div id={anchor} className={styles.answer}>
        <RichText html={html} />
      </div>
    </details>
  );
}

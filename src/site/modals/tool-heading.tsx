import styles from "./tool-heading.module.css";

/** What a page with a tool (the finder, the list of places) says before the tool. */
export function ToolHeading({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}

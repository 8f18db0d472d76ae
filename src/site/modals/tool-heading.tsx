import { TextWithPhones } from "~/ui/phone/text-with-phones";
import styles from "./tool-heading.module.css";

/** The heading of a page with a tool (the finder, the list of places). */
export function ToolHeading({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && (
        <p className={styles.lead}>
          <TextWithPhones text={lead} />
        </p>
      )}
    </>
  );
}

import styles from "./phone.module.css";
import { PHONE_PATTERN } from "./phone-pattern";

/** Words of a link, in which no telephone number is broken over two lines. */
export function UnbrokenPhones({ text }: { text: string }) {
  const parts = text.split(PHONE_PATTERN).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  // One element: in a flex container each part would be an item of its own.
  return <span>{parts}</span>;
}

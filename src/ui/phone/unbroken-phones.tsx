import styles from "./phone.module.css";
import { PHONE_PATTERN } from "./phone-pattern";

/** Link text in which no phone number is broken over two lines. */
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
  // One element, because in a flex container each part would be a separate item.
  return <span>{parts}</span>;
}

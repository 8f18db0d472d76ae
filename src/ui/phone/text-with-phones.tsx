import type { ReactNode } from "react";
import { Phone } from "./phone";
import styles from "./phone.module.css";
import { PHONE_PATTERN } from "./phone-pattern";

export interface TextWithPhonesProps {
  text: string;
  /** Class of the numbers; by default they look like links in a sentence. */
  className?: string;
}

/** Plain text in which every phone number dials when clicked. */
export function TextWithPhones({ text, className = styles.inText }: TextWithPhonesProps): ReactNode {
  // Splitting at a captured pattern puts the numbers at the odd indexes.
  return text.split(PHONE_PATTERN).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    at % 2 === 1 ? <Phone key={at} number={part} className={className} /> : part,
  );
}

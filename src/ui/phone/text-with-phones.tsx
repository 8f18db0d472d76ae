import type { ReactNode } from "react";
import { Phone } from "./phone";
import styles from "./phone.module.css";
import { PHONE_PATTERN } from "./phone-pattern";

export interface TextWithPhonesProps {
  text: string;
  /** The look of the numbers; like links in a sentence by default. */
  className?: string;
}

/** Plain text in which every telephone number dials when pressed. */
export function TextWithPhones({ text, className = styles.inText }: TextWithPhonesProps): ReactNode {
  // Splitting on a captured pattern leaves the numbers at the odd places.
  return text.split(PHONE_PATTERN).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    at % 2 === 1 ? <Phone key={at} number={part} className={className} /> : part,
  );
}

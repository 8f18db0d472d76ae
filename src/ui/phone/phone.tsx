import styles from "./phone.module.css";
import { displayPhone, phoneHref } from "./phone-number";

export interface PhoneProps {
  number: string;
  /** What it reaches, for those who hear the link by itself: "Scheduling". */
  label?: string;
  className?: string;
}

/** A number that is shown as (###) ###-#### and dials when pressed; words without a digit are words. */
export function Phone({ number, label, className }: PhoneProps) {
  const display = displayPhone(number);
  if (!/\d/.test(number)) return <span className={className}>{display}</span>;
  return (
    <a
      href={phoneHref(number)}
      aria-label={label ? `${label}: ${display}` : undefined}
      className={className ?? styles.phone}
    >
      {display}
    </a>
  );
}

import styles from "./phone.module.css";
import { displayPhone, phoneHref } from "./phone-number";

export interface PhoneProps {
  number: string;
  /** The office that it reaches, for screen readers: "Scheduling". */
  label?: string;
  className?: string;
}

/** A number that is shown as (###) ###-#### and dials when clicked; text without a digit is plain text. */
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

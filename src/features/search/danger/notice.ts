/** Whom to call first: 911, the suicide and crisis line, or poison control. */
export type NoticeKind = "emergency" | "crisis" | "poison";

/** What stands above everything else where a search speaks of danger. */
export interface DangerNotice {
  kind: NoticeKind;
  /** The language that was asked in, as the value of a `lang` attribute. */
  language: "en" | "es";
  title: string;
  text: string;
  /** The most urgent first. */
  contacts: Contact[];
}

export interface Contact {
  /** What pressing it does: “Call 911”. */
  label: string;
  /** What comes of it, or when: “At any hour, free”. */
  detail: string;
  /** A `tel:`, `sms:` or `https:` address. */
  url: string;
}

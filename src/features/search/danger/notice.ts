/** Whom to call first: 911, the suicide and crisis line, or poison control. */
export type NoticeKind = "emergency" | "crisis" | "poison";

/** The notice at the top if a search has a danger sign. */
export interface DangerNotice {
  kind: NoticeKind;
  /** The language of the search, for the `lang` attribute. */
  language: "en" | "es";
  title: string;
  text: string;
  /** Most urgent first. */
  contacts: Contact[];
}

export interface Contact {
  /** The label of the button: “Call 911”. */
  label: string;
  /** A detail, such as “At any hour, free”. */
  detail: string;
  /** A `tel:`, `sms:` or `https:` address. */
  url: string;
}

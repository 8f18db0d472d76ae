/** What validating answers depends on besides the form. */
export interface AnswerRules {
  /** The hospital's time zone, in which a timestamp becomes a day. */
  timeZone: string;
  /** YYYY-MM-DD in the hospital's time zone. */
  today: string;
  /** Only these questions, by name, such as those of one page; if left out, all. */
  only?: ReadonlySet<string>;
}

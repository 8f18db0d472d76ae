/** What validation depends on besides the form. */
export interface AnswerRules {
  /** The hospital's time zone, in which a timestamp is converted to a day. */
  timeZone: string;
  /** YYYY-MM-DD in the hospital's time zone. */
  today: string;
  /** The names of the questions to validate, such as those of one page. Absent for all. */
  only?: ReadonlySet<string>;
}

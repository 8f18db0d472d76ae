/** What reading answers depends on beside the form. */
export interface AnswerRules {
  /** The hospital's, in which a timestamp becomes a day. */
  timeZone: string;
  /** On the hospital's clock, as YYYY-MM-DD. */
  today: string;
  /** Only these questions, by name, such as those of one page; all when left out. */
  only?: ReadonlySet<string>;
}

/** What to do about a date that falls on a holiday. */
export type HolidayChoice = { do: "skip" } | { do: "keep" } | { do: "move"; to: string };

export interface PlannedDay {
  /** YYYY-MM-DD. */
  day: string;
  /** The name of the holiday on that day. */
  holiday?: string;
}

/**
 * The days of a rule, with the holidays that they fall on.
 * @param holidays their names by day (YYYY-MM-DD)
 */
export function plannedDays(
  days: readonly string[],
  holidays: Readonly<Record<string, string>>,
): PlannedDay[] {
  return days.map((day) => ({ day, holiday: holidays[day] }));
}

/** The dates on a holiday that need a decision, or a new day if they are moved. */
export function undecided(
  planned: readonly PlannedDay[],
  choices: Readonly<Record<string, HolidayChoice>>,
): PlannedDay[] {
  return planned.filter(({ day, holiday }) => {
    const choice = choices[day];
    return holiday !== undefined && (!choice || (choice.do === "move" && choice.to === ""));
  });
}

/** The days after all decisions, in order and without duplicates. Includes dates without a decision. */
export function decidedDays(
  planned: readonly PlannedDay[],
  choices: Readonly<Record<string, HolidayChoice>>,
): string[] {
  const days = planned.flatMap(({ day, holiday }) => {
    const choice = holiday === undefined ? undefined : choices[day];
    if (choice?.do === "skip") return [];
    return choice?.do === "move" && choice.to !== "" ? [choice.to] : [day];
  });
  return [...new Set(days)].sort();
}

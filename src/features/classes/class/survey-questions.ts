/** How a question of a survey is answered, with the label for staff. */
export const SURVEY_KINDS = {
  rating: "From 1 to 5",
  text: "In words",
  yesNo: "Yes or no",
} as const;

export type SurveyKind = keyof typeof SURVEY_KINDS;

/** A question that people answer after a class. */
export interface SurveyQuestion {
  label: string;
  kind: SurveyKind;
}

export const MAX_SURVEY_QUESTIONS = 10;

/** The questions of a new class's survey. */
export const USUAL_SURVEY_QUESTIONS: SurveyQuestion[] = [
  { label: "How would you rate the class?", kind: "rating" },
  { label: "What was most useful to you?", kind: "text" },
  { label: "What could be better?", kind: "text" },
  { label: "May we quote you, without your name?", kind: "yesNo" },
];

/** The questions of a class without duplicates. A question without a kind has a written answer. */
export function surveyQuestionsOf(event: {
  surveyQuestions: readonly { label: string; kind: SurveyKind | null }[];
}): SurveyQuestion[] {
  return distinctQuestions(event.surveyQuestions.map(({ label, kind }) => ({ label, kind: kind ?? "text" })));
}

/**
 * The questions without duplicates. Answers are stored with the wording of their question, so duplicates could not be
 * told apart.
 */
export function distinctQuestions(questions: readonly SurveyQuestion[]): SurveyQuestion[] {
  const byKey = new Map<string, SurveyQuestion>();
  for (const { label, kind } of questions) {
    const key = questionKey({ label, kind });
    if (!byKey.has(key)) byKey.set(key, { label, kind });
  }
  return [...byKey.values()];
}

/** Identifies a question by its wording and kind. */
export function questionKey({ label, kind }: SurveyQuestion): string {
  return `${kind} ${label}`;
}

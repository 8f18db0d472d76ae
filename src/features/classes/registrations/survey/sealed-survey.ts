import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import type { Sealer } from "~/platform/crypto/sealer";
import { type ClassSurvey, classSurvey } from "../table";
import type { SurveyAnswer } from "./survey-input";

export const SURVEY_ANSWERS = "class-survey-answers";

export const sealedSurveys = sealedTable(classSurvey, { answers: SURVEY_ANSWERS });

/** Encrypts the answers, because people write about themselves. */
export function sealSurveyAnswers(sealer: Sealer, answers: readonly SurveyAnswer[]): string {
  return sealer.seal(JSON.stringify(answers), SURVEY_ANSWERS);
}

/**
 * Empty if the person has not answered.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openSurveyAnswers(sealer: Sealer, { answers }: Pick<ClassSurvey, "answers">): SurveyAnswer[] {
  return answers === null ? [] : (JSON.parse(sealer.open(answers, SURVEY_ANSWERS)) as SurveyAnswer[]);
}

import type { DomainServices } from "~/platform/domain-services";
import { classById } from "../../class/class-by-id";
import type { ClassView } from "../../class/class-views";
import { type SurveyQuestion, surveyQuestionsOf } from "../../class/survey-questions";
import { formerClass } from "../change-notices/former-class";
import { noSuchRegistration } from "../lock-registration";
import { rowByToken } from "../registration-by-token";
import { type SurveyWindow, surveyOf, surveyWindow } from "./open-survey";
import { openSurveyAnswers } from "./sealed-survey";
import type { SurveyAnswer } from "./survey-input";

/** A survey as the holder of the private link sees it. */
export interface SurveyByToken extends SurveyWindow {
  /** The id of the `classSurvey` row. */
  id: string;
  event: ClassView;
  questions: SurveyQuestion[];
  /** Empty if the person has not answered yet. */
  answers: SurveyAnswer[];
  mayContact: boolean;
}

/**
 * The survey of a private link.
 * @throws AppError NOT_FOUND if the token is unknown, or the person was not asked
 */
export async function surveyByToken(services: DomainServices, token: string): Promise<SurveyByToken> {
  const { db, sealer } = services;
  const row = await rowByToken(db, token);
  const survey = await surveyOf(services, row);
  const event = (await classById(db, row.classId)) ?? (await formerClass(db, row.classId));
  if (!event || !survey) throw noSuchRegistration();
  return {
    id: survey.id,
    event,
    questions: surveyQuestionsOf(event),
    ...surveyWindow(services, row, event, survey),
    answers: openSurveyAnswers(sealer, survey),
    mayContact: survey.mayContact,
  };
}

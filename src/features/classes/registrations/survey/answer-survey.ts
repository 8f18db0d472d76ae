import { eq } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { classSurvey } from "../table";
import { sealSurveyAnswers } from "./sealed-survey";
import { surveyByToken } from "./survey-by-token";
import type { SurveyInput } from "./survey-input";

/**
 * Stores a person's answers, replacing earlier ones. Records no audit event, because it would tell staff who answered
 * and when.
 * @throws AppError NOT_FOUND if the token is unknown or the person was not asked; BAD_REQUEST if the survey has closed
 */
export async function answerSurvey(
  services: DomainServices,
  token: string,
  { answers, mayContact }: SurveyInput,
): Promise<void> {
  const { id, isOpen } = await surveyByToken(services, token);
  if (!isOpen)
    throw new AppError("BAD_REQUEST", "This survey has closed, so your answers cannot be changed.");
  await services.db
    .update(classSurvey)
    .set({
      answers: sealSurveyAnswers(services.sealer, answers),
      mayContact,
      answeredAt: services.now(),
    })
    .where(eq(classSurvey.id, id));
}

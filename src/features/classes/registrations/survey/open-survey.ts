import { and, eq } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import type { ClassView } from "../../class/class-views";
import { type ClassSurvey, classSurvey, type Registration } from "../table";
import { closesAt } from "./survey-times";

/** The survey of a registration for its current class; undefined if none was sent. */
export async function surveyOf(
  { db }: Pick<DomainServices, "db">,
  { id, classId }: Pick<Registration, "id" | "classId">,
): Promise<ClassSurvey | undefined> {
  const [found] = await db
    .select()
    .from(classSurvey)
    .where(and(eq(classSurvey.registrationId, id), eq(classSurvey.classId, classId)));
  return found;
}

export interface SurveyWindow {
  isOpen: boolean;
  /** When it closes or closed, exclusive. */
  closesAt: Date;
}

/**
 * Whether a person can answer. If the class moves after its survey was sent, the survey still closes at the same time.
 */
export function surveyWindow(
  { now, timeZone }: Pick<DomainServices, "now" | "timeZone">,
  { status }: Pick<Registration, "status">,
  event: ClassView,
  { askedAt }: ClassSurvey,
): SurveyWindow {
  const until = closesAt(askedAt, event.surveyDays, timeZone);
  const isAsked = event.hasSurvey && event.surveyQuestions.length > 0 && event.cancelledAt === null;
  return { isOpen: isAsked && status === "confirmed" && now() < until, closesAt: until };
}

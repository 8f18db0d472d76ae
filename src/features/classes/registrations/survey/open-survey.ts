import { and, eq } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import type { ClassView } from "../../class/class-views";
import { type ClassSurvey, classSurvey, type Registration } from "../table";
import { closesAt } from "./survey-times";

/** The survey of a registration about its current class; undefined if it was not asked. */
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

export interface Openness {
  isOpen: boolean;
  /** When it closes or closed; that instant is excluded. */
  closesAt: Date;
}

/** Whether a person can answer. A class that moves after its survey was sent does not change until when. */
export function openness(
  { now, timeZone }: Pick<DomainServices, "now" | "timeZone">,
  { status }: Pick<Registration, "status">,
  event: ClassView,
  { askedAt }: ClassSurvey,
): Openness {
  const until = closesAt(askedAt, event.surveyDays, timeZone);
  const isAsked = event.hasSurvey && event.surveyQuestions.length > 0 && event.cancelledAt === null;
  return { isOpen: isAsked && status === "confirmed" && now() < until, closesAt: until };
}

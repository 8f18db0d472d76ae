import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ClassView } from "../../class/class-views";
import type { PriceFor } from "../../class/group-rules";
import { readSessions } from "../../class/sessions";
import { notifiedSnapshot } from "../table";

/**
 * A class that was taken off the site, as of its last notified snapshot. Nobody can register for it, and a cancellation
 * is refunded in full.
 */
export async function formerClass(db: Database, classId: string): Promise<ClassView | undefined> {
  const [last] = await db.select().from(notifiedSnapshot).where(eq(notifiedSnapshot.classId, classId));
  return (
    last && {
      ...FORMER_CLASS_DEFAULTS,
      ...last,
      id: classId,
      updatedAt: last.startsAt,
      sessions: readSessions(last),
    }
  );
}

const FORMER_CLASS_DEFAULTS = {
  body: "",
  categoryId: "",
  category: null,
  imageId: null,
  image: null,
  locationId: null,
  location: null,
  useCustomDateDescription: false,
  customDateDescription: "",
  teacher: "",
  language: "",
  whatToBring: "",
  priceNote: "",
  hasRegistration: false,
  registrantLimit: null,
  registrationEndsAt: null,
  hasRegistrationCost: false,
  registrationCost: 0,
  hasWaitlist: false,
  offerHours: 24,
  guestTakesSeat: false,
  largestGroup: 1,
  priceFor: "person" as PriceFor,
  questions: [],
  answersKeptDays: 30,
  refundUntilHours: 0,
  lateRefundPercent: 100,
  hasCertificate: false,
  certificateHours: null,
  certificateSessions: null,
  hasSurvey: false,
  surveyQuestions: [],
  surveyDelayHours: 24,
  surveyDays: 14,
};

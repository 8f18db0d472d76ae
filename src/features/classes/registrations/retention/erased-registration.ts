import { inArray, sql } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { eraseSurveys } from "../survey/erase-surveys";
import { registration } from "../table";
import { eraseCorrectedAnswers, eraseCorrections } from "./erase-corrections";

/** The column values of an erased registration. Still shows that someone attended, when, and the amount paid. */
export const erasedRegistration = {
  person: null,
  answers: null,
  note: null,
  utm: null,
  emailKey: null,
  certificateKey: null,
  // Neither key identifies the person, even with `APP_SECRET`.
  duplicateKey: sql`'erased ' || ${registration.id}`,
  tokenHash: sql`'erased ' || ${registration.id}`,
};

export const registrationErasure: Erasure = {
  kind: "registration",
  async again(tx, _services, ids) {
    await tx
      .update(registration)
      .set(erasedRegistration)
      .where(inArray(registration.id, [...ids]));
    await eraseCorrections(tx, ids);
    await eraseSurveys(tx, ids);
  },
};

/** The column values that erase only the sensitive answers. */
export const answersErasure: Erasure = {
  kind: "registration-answers",
  async again(tx, _services, ids) {
    await tx
      .update(registration)
      .set({ answers: null })
      .where(inArray(registration.id, [...ids]));
    await eraseCorrectedAnswers(tx, ids);
  },
};

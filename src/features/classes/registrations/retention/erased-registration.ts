import { inArray, sql } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { registration } from "../table";

/** What is left of a registration once it is nobody's: that somebody came, when, and what was paid. */
export const erasedRegistration = {
  person: null,
  answers: null,
  note: null,
  utm: null,
  emailKey: null,
  // Neither says who it was, even to whoever has our secret.
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
  },
};

/** The sensitive answers alone. */
export const answersErasure: Erasure = {
  kind: "registration-answers",
  async again(tx, _services, ids) {
    await tx
      .update(registration)
      .set({ answers: null })
      .where(inArray(registration.id, [...ids]));
  },
};

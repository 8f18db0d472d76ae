import { sql } from "drizzle-orm";
import { registration } from "../table";

/** What is left of a registration once it is nobody's: that somebody came, when, and what was paid. */
export const erasedRegistration = {
  ...{ person: null, answers: null, note: null, utm: null },
  emailKey: null,
  // Neither says who it was, even to whoever has our secret.
  duplicateKey: sql`'erased ' || ${registration.id}`,
  tokenHash: sql`'erased ' || ${registration.id}`,
};

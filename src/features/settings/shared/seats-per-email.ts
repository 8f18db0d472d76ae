import type { Database } from "~/platform/database/database";
import { publishedValues } from "../published-values";
import { registrationFields, SEATS_PER_EMAIL } from "../registration-fields";

/**
 * The number of seats that one email can hold in a class without paying. Defaults if the published value is invalid.
 */
export async function seatsPerEmail(db: Database): Promise<number> {
  const values = await publishedValues(db);
  const { data } = registrationFields.seatsPerEmail.schema.safeParse(values.seatsPerEmail ?? null);
  return data ?? SEATS_PER_EMAIL;
}

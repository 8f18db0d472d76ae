import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { registrationFields, SEATS_PER_EMAIL } from "../registration-fields";
import { siteSettings } from "../table";

/** The published number of seats that one email can hold in a class without paying; the default if it is invalid. */
export async function seatsPerEmail(db: Database): Promise<number> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const { data } = registrationFields.seatsPerEmail.schema.safeParse(row?.data.seatsPerEmail ?? null);
  return data ?? SEATS_PER_EMAIL;
}

import { randomUUID } from "node:crypto";
import { siteSettings } from "~/features/settings/table";
import { announceTags } from "~/platform/cache/announce-tags";
import { anyTag } from "~/platform/cache/page-reads";
import type { RootDatabase } from "~/platform/database/database";

const complete = {
  slug: "site",
  hospitalName: "Elm Hospital",
  shortName: "Elm",
  foundationName: "Elm Foundation",
  mainPhone: "3085550100",
  email: "hello@elm.example",
  emergencyLine: "Call 911.",
  crisisLine: "Call 988.",
  addressLine1: "1 Main Street",
  addressCity: "Elm",
  addressState: "NE",
  addressPostalCode: "69199",
  phones: [],
  languages: [],
  socialLinks: [],
  newsletterTopics: [],
};

/** Makes these the site's public settings, as if staff had just published them; every node is notified. */
export async function publishSettings(db: RootDatabase, values: Record<string, unknown>): Promise<void> {
  const data = { ...complete, ...values };
  await db.transaction(async (tx) => {
    await tx
      .insert(siteSettings)
      .values({ id: randomUUID(), slug: "site", data })
      .onConflictDoUpdate({ target: siteSettings.slug, set: { data } });
    await announceTags(tx, [anyTag("settings")]);
  });
}

import { createItem } from "~/content/actions/create-item";
import { contentRecords } from "~/demo/content/records";
import type { RootDatabase } from "~/platform/database/database";
import { testActor } from "../factories/content";

/** Publishes the demo hospital's settings, specialties, locations and providers, without images and pages. */
export async function publishDemoRecords(db: RootDatabase): Promise<void> {
  for (const { type, id, data } of contentRecords()) {
    if (!["settings", "specialty", "location", "provider"].includes(type.name)) continue;
    await createItem({ db, actor: testActor }, type, data, { id, publish: true, trusted: true });
  }
}

import { createItem } from "~/content/actions/create-item";
import { contentRecords } from "~/demo/content/records";
import type { RootDatabase } from "~/platform/database/database";
import { testActor } from "../factories/content";

/** Publishes every record of the demo hospital except its images. */
export async function publishDemo(db: RootDatabase): Promise<void> {
  for (const { type, id, data } of contentRecords()) {
    await createItem({ db, actor: testActor }, type, data, { id, publish: true, trusted: true });
  }
}

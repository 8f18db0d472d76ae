import { ne } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { createItem } from "~/content/actions/create-item";
import { deleteItems } from "~/content/actions/delete-items";
import { contentItem } from "~/content/tables";
import { imageType } from "~/features/media/image/definition";
import { storeDrawing } from "~/features/media/image/store-image";
import { requestMissingChecks } from "~/features/settings/price-file/check-price-file";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import type { FileStorage } from "~/platform/storage/file-storage";
import { lockContentStart, starterActor } from "~/starter/add-starter";
import { documents } from "../content/documents";
import { pictures } from "../content/pictures";
import { contentRecords } from "../content/records";
import { demoId } from "../demo-id";
import { readPicture } from "./read-picture";
import { type Sealing, seedRegistrations } from "./seed-registrations";
import { seedSeries } from "./seed-series";

export const seedActor = systemActor("seed", "Demo content");

export interface SeedOutcome {
  /** The number of records created by this call. */
  created: number;
  /** True if the database has the content of a real hospital, which is left unchanged. */
  refused: boolean;
}

/**
 * Fills an empty database with the demo hospital. Running it again adds only what is missing (an interrupted seeding
 * is completed). Once anyone has edited anything, it does nothing.
 */
export async function seedDemo(
  db: RootDatabase,
  storage: FileStorage,
  sealing: Sealing,
): Promise<SeedOutcome> {
  return db.transaction(async (lock) => {
    await lockContentStart(lock);
    if (await hasRealContent(db)) return { created: 0, refused: true };
    const existing = new Set(
      (await db.select({ id: contentItem.id }).from(contentItem)).map((item) => item.id),
    );
    const context: ContentContext = { db, actor: seedActor };
    let created = 0;
    for (const { key, text } of documents) await storage.put(key, Buffer.from(text), "text/csv");
    for (const { slug, file, alt } of pictures) {
      const id = demoId("image", slug);
      if (existing.has(id)) continue;
      const { svg, width, height } = await readPicture(file);
      const described = { slug, filename: `${slug}.svg`, alt };
      const values = await storeDrawing(storage, svg, { width, height }, described);
      await createItem(context, imageType, values, { id, publish: true, trusted: true });
      created += 1;
    }
    for (const { type, id, data } of contentRecords()) {
      if (existing.has(id)) continue;
      await createItem(context, type, data, { id, publish: true, trusted: true });
      created += 1;
    }
    await seedSeries(lock, new Date());
    await seedRegistrations(lock, sealing, new Date());
    await requestMissingChecks({ db: lock, now: () => new Date() });
    return { created, refused: false };
  });
}

/** Whether there is any content besides the demo: then a start does not seed. */
export async function hasRealContent(db: RootDatabase): Promise<boolean> {
  const [row] = await db
    .select({ id: contentItem.id })
    .from(contentItem)
    .where(ne(contentItem.updatedBy, seedActor.id))
    .limit(1);
  return row !== undefined;
}

/**
 * Makes room for the demo in a site that holds only what every empty site begins with, untouched.
 * @returns whether there was such a site
 */
export async function removeUntouchedStarter(db: RootDatabase): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockContentStart(tx);
    const items = await tx.select().from(contentItem).for("update");
    if (items.length === 0 || items.some(({ updatedBy }) => updatedBy !== starterActor.id)) return false;
    await deleteItems(tx, items);
    return true;
  });
}

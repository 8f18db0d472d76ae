import { classSeries as seriesTable } from "~/features/classes/class/table";
import type { Database } from "~/platform/database/database";
import { classSeries } from "../content/classes";
import { demoId } from "../demo-id";

/** Makes a series of the dates of each demo class, so that staff can change the later ones together. */
export async function seedSeries(tx: Database, today: Date): Promise<void> {
  const rows = classSeries(today).flatMap(([first = "", ...later]) =>
    [first, ...later].map((slug) => ({
      classId: demoId("class", slug),
      seriesId: demoId("classSeries", first),
    })),
  );
  await tx.insert(seriesTable).values(rows).onConflictDoNothing();
}

import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { feedbackSummary } from "./feedback-summary";
import { pageFeedback } from "./table";

const { db } = await testDatabase();

test("sums pages over the requested days, least helpful first", async () => {
  const row = (day: string, path: string, answer: string, count: number) => ({ day, path, answer, count });
  await db
    .insert(pageFeedback)
    .values([
      row("2026-11-01", "/donate", "no", 50),
      row("2026-11-10", "/donate", "yes", 2),
      row("2026-11-11", "/donate", "yes", 3),
      row("2026-11-10", "/careers", "no", 4),
      row("2026-11-11", "/careers", "yes", 1),
    ]);

  expect(await feedbackSummary(db, "2026-11-10", 10)).toEqual([
    { path: "/careers", yes: 1, no: 4 },
    { path: "/donate", yes: 5, no: 0 },
  ]);
  expect(await feedbackSummary(db, "2026-11-01", 1)).toEqual([{ path: "/donate", yes: 5, no: 50 }]);
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { outboxMessage } from "../outbox/table";
import { inBatches } from "./in-batches";

const { db } = await testDatabase();
const { id } = outboxMessage;

test.each([0, 1, 499, 500, 501, 1_000, 1_203])(
  "%d rows are read once each, at most 500 at a time",
  async (count) => {
    await db.delete(outboxMessage);
    await db.execute(
      sql`insert into outbox_message (kind, state, queued_at, created_at) select 'test', 'sent', now(), now() from generate_series(1, ${count}::int)`,
    );
    const sizes: number[] = [];
    const rows = inBatches(id, async ({ isNext, limit }) => {
      const batch = await db.select({ id }).from(outboxMessage).where(isNext).orderBy(id).limit(limit);
      sizes.push(batch.length);
      return batch;
    });
    const read: string[] = [];
    for await (const row of rows) read.push(row.id);
    expect([read.length, new Set(read).size]).toEqual([count, count]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  },
);

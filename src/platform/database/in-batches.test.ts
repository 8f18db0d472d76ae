import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { outboxMessage } from "../outbox/table";
import { BATCH_OF_DOCUMENTS, inBatches } from "./in-batches";

const { db } = await testDatabase();
const { id } = outboxMessage;

test.each([
  [0, undefined, 500],
  [1, undefined, 500],
  [499, undefined, 500],
  [500, undefined, 500],
  [501, undefined, 500],
  [1_000, undefined, 500],
  [1_203, undefined, 500],
  [121, BATCH_OF_DOCUMENTS, 50],
])(
  "%d rows are read once each, at most 500 at a time, or as many as the reader says",
  async (count, size, most) => {
    await db.delete(outboxMessage);
    await db.execute(
      sql`insert into outbox_message (kind, state, queued_at, created_at) select 'test', 'sent', now(), now() from generate_series(1, ${count}::int)`,
    );
    const sizes: number[] = [];
    const rows = inBatches(
      id,
      async ({ isNext, limit }) => {
        const batch = await db.select({ id }).from(outboxMessage).where(isNext).orderBy(id).limit(limit);
        sizes.push(batch.length);
        return batch;
      },
      size,
    );
    const read: string[] = [];
    for await (const row of rows) read.push(row.id);
    expect([read.length, new Set(read).size]).toEqual([count, count]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  },
);

import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { outboxMessage } from "../outbox/table";
import { inMany } from "./in-many";

const { db } = await testDatabase();
const { id } = outboxMessage;

test("rows are found by more ids than a query can have parameters, and by no ids", async () => {
  const message = { kind: "test", state: "sent", queuedAt: new Date(), createdAt: new Date() } as const;
  const [stored] = await db.insert(outboxMessage).values(message).returning({ id });
  const ids = [...Array.from({ length: 66_000 }, () => randomUUID()), stored?.id ?? ""];
  expect(await db.select({ id }).from(outboxMessage).where(inMany(id, ids))).toEqual([stored]);
  expect(await db.select({ id }).from(outboxMessage).where(inMany(id, []))).toEqual([]);
  await expect(
    db.select({ id }).from(outboxMessage).where(inArray(id, ids)),
    "negative control",
  ).rejects.toThrow();
});

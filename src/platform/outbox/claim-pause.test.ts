import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { createSealer } from "../crypto/sealer";
import { createMoveRecordTable } from "../database/move/move-record";
import { createLogger } from "../logging/logger";
import type { Mailer } from "../mail/mailer";
import { claimMessage, recordHandOver } from "./claim-message";
import { countClaimed, pauseClaims, resumeClaims } from "./claim-pause";
import { enqueueMail } from "./enqueue-mail";
import type { MailDeps } from "./mail-deps";
import { outboxMessage } from "./table";

const { db, pool } = await testDatabase();
const sealer = createSealer("a secret of the tests, long enough");
const mailer = { domain: async () => "hospital.example" } as Mailer;
const deps: MailDeps = {
  db,
  sealer,
  mailer,
  site: undefined,
  log: createLogger({ level: "silent" }),
  now: () => new Date(),
};
const body = { html: "<p>Hello</p>", text: "Hello" };
const write = async () =>
  (await db.transaction((tx) =>
    enqueueMail(tx, sealer, { kind: "test", to: "jo@staff.example", subject: "Hello", body }, new Date()),
  )) ?? "";

test("while claims are paused, a claimed message is sent and recorded, and no other is claimed", async () => {
  const [sending, waiting] = [await write(), await write()];
  const claimed = await claimMessage(deps, sending);
  if (!claimed) throw new Error("It was not claimed.");
  const client = await pool.connect();
  await createMoveRecordTable(client);
  await pauseClaims(client);
  await expect(claimMessage(deps, waiting)).rejects.toMatchObject({ cause: { code: "25006" } });
  expect(await countClaimed(client)).toBe(1);
  await recordHandOver(deps, claimed);
  await db
    .update(outboxMessage)
    .set({ state: "sent", sentAt: new Date(), sendingSince: null, leaseUntil: null })
    .where(eq(outboxMessage.id, sending));
  expect(await countClaimed(client)).toBe(0);
  await resumeClaims(client);
  expect((await claimMessage(deps, waiting))?.state).toBe("sending");
  client.release();
});

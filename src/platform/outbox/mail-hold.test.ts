import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { createSealer } from "../crypto/sealer";
import { createLogger } from "../logging/logger";
import { deliverMail } from "./deliver-mail";
import { enqueueMail } from "./enqueue-mail";
import type { MailDeps } from "./mail-deps";
import { countHeldMail, holdMail, releaseMail } from "./mail-hold";
import { outboxMessage } from "./table";

const { db } = await testDatabase();
const sealer = createSealer("a secret of the tests, long enough");
const sent: string[] = [];
const deps: MailDeps = {
  db,
  sealer,
  site: undefined,
  log: createLogger({ level: "silent" }),
  now: () => new Date(),
  mailer: {
    send: async (mail) => void sent.push(mail.subject),
    domain: async () => "hospital.example",
    close: () => undefined,
  } as NonNullable<MailDeps["mailer"]>,
};
const write = (subject: string) =>
  enqueueMail(db, sealer, {
    kind: "test",
    to: "a@b.example",
    subject,
    body: { html: "<p>x</p>", text: "x" },
  });
const deliverAll = async () => {
  for (const { id } of await db.select().from(outboxMessage)) await deliverMail(deps, id);
};

test("while mail is held, no waiting or new message is sent; after the release, each message is sent once", async () => {
  await write("waited");
  expect(await countHeldMail(db)).toBeNull();
  await holdMail(db, new Date());
  await write("written during the hold");
  await deliverAll();
  await deliverAll();
  expect(sent).toEqual([]);
  expect(await countHeldMail(db)).toBe(2);
  expect(await releaseMail(db, new Date())).toBe(2);
  await write("written after it");
  await deliverAll();
  await deliverAll();
  expect(sent.sort()).toEqual(["waited", "written after it", "written during the hold"]);
  expect(await countHeldMail(db)).toBeNull();
});

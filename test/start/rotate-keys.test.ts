import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { createSealer } from "~/platform/crypto/sealer";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../database";
import { removeDataDirectory } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

vi.setConfig({ testTimeout: 120_000 });

const { db, url } = await testDatabase();
const former = "the-former-secret-of-the-tests-long-enough";
const present = "the present secret of the tests, long enough";

/** @returns its output and its exit code */
async function rotateKeys(env: NodeJS.ProcessEnv): Promise<{ code: number; printed: string }> {
  const DATA_DIR = await temporaryDirectory("openward-keys-");
  const command = [join(import.meta.dirname, "../../scripts/start.mjs"), "rotate-keys"];
  try {
    const settings = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR, DATABASE_URL: url, ...env };
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: settings });
    return { code: 0, printed: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  } finally {
    await removeDataDirectory(DATA_DIR);
  }
}

test("`rotate-keys` reseals a database, reports the result, and fails when a value cannot be opened", async () => {
  const mail = { kind: "test", to: "a@b.example", subject: "Hello", body: { html: "<p>x</p>", text: "x" } };
  for (let n = 0; n < 250; n += 1) await enqueueMail(db, createSealer(former), mail);

  const lost = await rotateKeys({ APP_SECRET: present });
  expect(lost).toMatchObject({ code: 1 });
  expect(lost.printed).toMatch(/250 rows open with no known secret.*APP_SECRET_PREVIOUS/);

  const first = await rotateKeys({ APP_SECRET: present, APP_SECRET_PREVIOUS: former });
  expect(first.printed).toMatch(/outbox_message, 250 resealed\.(.|\n)*earlier secrets are no longer needed/);
  expect(first.code).toBe(0);
  const sealer = createSealer(present);
  const messages = await db.select().from(outboxMessage);
  for (const { sealed } of messages) expect(sealer.open(sealed ?? "", "mail")).toContain("a@b.example");
  expect(await db.select().from(auditEvent)).toMatchObject([
    { actorId: "system:operator", action: "keys.rotated", after: { resealed: 250 } },
  ]);

  const second = await rotateKeys({ APP_SECRET: present });
  expect(second).toMatchObject({ code: 0 });
  expect(second.printed).toMatch(/outbox_message, 0 resealed/);
});

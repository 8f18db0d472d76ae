import { once } from "node:events";
import { request } from "node:http";
import { afterAll, expect, test, vi } from "vitest";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../database";
import { smtpInbox } from "../smtp-inbox";
import { startSite } from "../start-site";

const LONG_TIMEOUT = { timeout: 180_000, interval: 200 };
vi.setConfig({ testTimeout: 400_000 });

const { db, url } = await testDatabase();
const inbox = await smtpInbox();
afterAll(() => inbox.down());
const email = "admin@hospital.example";
const start = (more: Record<string, string>) =>
  startSite({
    env: {
      DATABASE_URL: url,
      APP_SECRET: "a secret that both of the starts know",
      SEED: "empty",
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: "lantern over quiet wheat fields",
      SMTP_URL: inbox.url,
      MAIL_FROM: "The Hospital <hello@hospital.example>",
      ...more,
    },
  });

test("without SITE_URL a link waits in the outbox; with it, the next start sends the link with the right address", async () => {
  const unknown = await start({});
  expect(unknown.printed()).toContain("messages with links wait until SITE_URL");
  const pageRequest = request(`${unknown.address}/api/admin/password-reset`, {
    method: "POST",
    headers: { host: "evil.example", "content-type": "application/json" },
  });
  pageRequest.end(JSON.stringify({ email }));
  const [answer] = await once(pageRequest, "response");
  answer.resume();
  expect(answer.statusCode).toBe(200);
  const messages = () => db.select().from(outboxMessage);
  await vi.waitFor(async () => expect(await messages()).toMatchObject([{ state: "waiting" }]), LONG_TIMEOUT);
  expect(inbox.messages).toEqual([]);
  await unknown.stop();

  const known = await start({ SITE_URL: "https://www.hospital.example" });
  expect(known.printed()).not.toContain("SITE_URL");
  await vi.waitFor(async () => expect(await messages()).toMatchObject([{ state: "sent" }]), LONG_TIMEOUT);
  expect(inbox.messages).toHaveLength(1);
  expect(inbox.messages[0]).toContain("https://www.hospital.example/admin/reset#");
  expect(inbox.messages[0]).not.toContain("evil.example");
  await known.stop();
});

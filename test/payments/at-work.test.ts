import { expect, test, vi } from "vitest";
import { jobHandlers } from "~/app/jobs";
import { domainServices } from "~/platform/domain-services";
import { startJobs } from "~/platform/jobs/start-jobs";
import { openPayment } from "~/platform/payments/open-payment";
import { paymentById } from "~/platform/payments/payment-by-id";
import { requestRefund } from "~/platform/payments/request-refund";
import { changeSandboxCheckout } from "~/platform/payments/sandbox/change-sandbox-checkout";
import { startCheckout } from "~/platform/payments/start-checkout";
import { testDatabase } from "../database";
import { testApp } from "../web-app";

const database = await testDatabase();
const calls: string[] = [];
const purpose = {
  name: "test",
  unpaid: "",
  paid: async () => void calls.push("paid"),
  expired: async () => void calls.push("expired"),
  failed: async () => void calls.push("failed"),
  refunded: async () => void calls.push("refunded"),
};
const { services } = await testApp({ database, services: { paymentPurposes: [purpose] } });
const { db, log, now } = services;
const soon = { timeout: 50_000, interval: 100 };

test("the background jobs carry a payment from the sandbox's page to its purpose, and a refund back", async () => {
  const handlers = jobHandlers({
    ...services,
    mailer: null,
    site: undefined,
    asksOutside: false,
    loopbackAddress: () => "http://127.0.0.1:1",
    erasureMirror: { mirror: async () => [] },
    runBackup: async () => undefined,
    hasBackupTarget: false,
    sharedCaches: { urls: [], token: undefined },
    domains: domainServices(services, services.env),
  });
  const jobs = await startJobs({ url: database.url, db, log, now }, handlers);
  const order = {
    purpose: "test",
    subjectId: "one",
    amount: 4_500,
    description: "Childbirth class",
    payUntil: new Date(+now() + 1_800_000),
    returnPath: "/back",
    cancelPath: "/away",
  };
  const { id } = await db.transaction((tx) => openPayment(tx, order, now()));
  const { url } = await startCheckout({ ...services, origin: "http://localhost" }, id);
  await changeSandboxCheckout(db, url.slice(url.lastIndexOf("/") + 1), "pay", now());
  await vi.waitFor(async () => expect((await paymentById(db, id)).state).toBe("paid"), soon);
  await db.transaction((tx) => requestRefund(tx, { paymentId: id, reason: "cancelled", key: "cancel" }));
  await vi.waitFor(async () => expect((await paymentById(db, id)).refunded).toBe(4_500), soon);
  expect(calls).toEqual(["paid", "refunded"]);
  await jobs.stop();
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { testDatabase } from "../../../../test/database";
import { giver, makeGift } from "../../../../test/factories/gifts";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { outlineOf, readTaggedPdf } from "../../../../test/pdf-tags";
import { enterChecks } from "../staff/enter-checks";
import { refundGift } from "../staff/refund-gift";
import { donorStatementPdf, mailDonorStatement, paperStatements, statementsView } from "./staff-statements";
import { statementOf } from "./statement-of";
import { mailStatements, startStatements, stopStatements } from "./statement-run";
import { statement } from "./table";

const { db } = await testDatabase();
const services = testServices(db);
services.at(new Date("2027-01-12T18:00:00Z"));
const actor = { ...systemActor("staff"), permissions: new Set<string>() };

async function checkOf(givenOn: string, values: Parameters<typeof giver>[0] = {}, donorId?: string) {
  const [entered] = await enterChecks(
    services,
    actor,
    [
      {
        donorId,
        giver: donorId ? undefined : giver(values),
        givenOn,
        amount: 25_000,
        designation: "Oncology",
        campaignId: null,
        anonymous: false,
        checkNumber: "",
        memo: "",
        forEmployeeGivingCampaign: false,
        willEstate: false,
        volunteer: false,
        tribute: null,
        acknowledgeBy: "none",
      },
    ],
    { receipt: "print" },
  );
  if (!entered) throw new Error("The check was not entered.");
  return entered;
}

const statementMails = async (year: number) =>
  (await mailsIn(db)).filter(
    ({ kind, subject }) => kind === "giving.statement" && subject.includes(String(year)),
  );

/** Runs the job as often as it would enqueue itself. */
async function runAll(through: DomainServices, year: number): Promise<void> {
  for (let run = 0; run < 50; run += 1) {
    if ((await statementsView(through, year)).state !== "running") return;
    await mailStatements(through, year);
  }
  throw new Error("The mailing did not end.");
}

test("a statement lists the year's gifts in the hospital's time zone with the total after refunds, as a tagged PDF", async () => {
  const first = await checkOf("2021-03-01", { lastname: "Statement", addressStreet: "4 Pine St" });
  const second = await checkOf("2021-12-31", {}, first.donorId);
  await checkOf("2022-01-01", {}, first.donorId);
  await refundGift(services, actor, second.id, { amount: 5_000, reason: "asked", key: crypto.randomUUID() });
  const { summary } = await statementOf(db, services, first.donorId, 2021);
  expect(summary.gifts.map(({ number, amount, refunded }) => [number, amount, refunded])).toEqual([
    [first.receiptNumber, "$250.00", ""],
    [second.receiptNumber, "$200.00", "$50.00"],
  ]);
  expect(summary.total).toBe("$450.00");
  expect(summary.statement).toMatch(/goods or services/);
  const { root, title, language } = await readTaggedPdf(
    await donorStatementPdf(services, first.donorId, 2021),
  );
  expect([title, language]).toEqual(["Gifts in 2021", "en-US"]);
  expect(outlineOf(root)).toMatch(
    /^Document\(H1 (P )+H2 P P P H2 Table\(Caption TR\(TH TH TH TH\) TR\(TH TD TD TD\) TR\(TH TD TD TD\)\) P P P\)$/,
  );
  await expect(statementOf(db, services, first.donorId, 2015)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("all donors of a year get one email with the PDF, however often the job runs or is started; statements without an email address are printed", async () => {
  const donors = await Promise.all(Array.from({ length: 12 }, () => checkOf("2019-05-05")));
  await checkOf("2019-05-06", { email: "", lastname: "Paperson" });
  await startStatements(services, actor, 2019);
  await Promise.all(Array.from({ length: 4 }, () => mailStatements(services, 2019)));
  await runAll(services, 2019);
  await startStatements(services, actor, 2019);
  await runAll(services, 2019);
  const mails = await statementMails(2019);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(12);
  expect(mails).toHaveLength(12);
  expect(mails[0]?.attachments).toMatchObject([
    { filename: "gifts-2019.pdf", contentType: "application/pdf" },
  ]);
  expect(await statementsView(services, 2019)).toEqual({
    year: 2019,
    donors: donors.length + 1,
    mailed: 12,
    paper: 1,
    state: "finished",
  });
  const { document } = await readTaggedPdf(await paperStatements(services, actor, { year: 2019, part: 1 }));
  expect(document.getPageCount()).toBe(1);
});

test("a job that fails in the middle sends nothing twice when it is tried again", async () => {
  await Promise.all(Array.from({ length: 4 }, () => checkOf("2018-05-05")));
  await startStatements(services, actor, 2018);
  let sealed = 0;
  const failing: DomainServices = {
    ...services,
    sealer: {
      ...services.sealer,
      seal(text, purpose) {
        sealed += 1;
        if (sealed === 3) throw new Error("The process was killed.");
        return services.sealer.seal(text, purpose);
      },
    },
  };
  await expect(mailStatements(failing, 2018)).rejects.toThrow("The process was killed.");
  expect(await statementMails(2018)).toEqual([]);
  await runAll(services, 2018);
  expect(await statementMails(2018)).toHaveLength(4);
});

test("a mailing stops on request and resumes with the remaining donors; a year that is not over is refused", async () => {
  await Promise.all(Array.from({ length: 12 }, () => checkOf("2017-05-05")));
  await startStatements(services, actor, 2017);
  await mailStatements(services, 2017);
  await stopStatements(services, actor, 2017);
  await mailStatements(services, 2017);
  expect(await statementsView(services, 2017)).toMatchObject({ mailed: 10, state: "stopped" });
  await startStatements(services, actor, 2017);
  await runAll(services, 2017);
  expect(await statementMails(2017)).toHaveLength(12);
  await expect(startStatements(services, actor, 2027)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("one donor's statement is emailed on request, and not again with those of all donors", async () => {
  const { donorId } = await makeGift({ ...services, now: () => new Date("2016-06-01T12:00:00Z") });
  await mailDonorStatement(services, actor, donorId, 2016);
  await startStatements(services, actor, 2016);
  await runAll(services, 2016);
  expect(await statementMails(2016)).toHaveLength(1);
  expect(await db.$count(statement, eq(statement.year, 2016))).toBe(1);
  const nowhere = await checkOf("2016-07-01", { email: "" });
  await expect(mailDonorStatement(services, actor, nowhere.donorId, 2016)).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { settingsType } from "~/features/settings/definition";
import { testDatabase } from "../../../../test/database";
import { testActor } from "../../../../test/factories/content";
import { giver, makeGift } from "../../../../test/factories/gifts";
import { mailsIn, testServices } from "../../../../test/factories/services";
import type { Tribute } from "../gift/tribute";
import { receiptByToken } from "../receipt/receipt-by-token";

const { db } = await testDatabase();
const services = testServices(db);

const phone = "3085550100";
const settings = {
  slug: "site",
  hospitalName: "Lantern Hospital",
  shortName: "Lantern",
  foundationName: "Lantern Foundation",
  foundationTaxId: "47-0000000",
  foundationLegalName: "Lantern Foundation, Inc.",
  givingNoticeEmail: "staff@foundation.example",
  mainPhone: phone,
  nurseLine: phone,
  schedulingPhone: phone,
  languagePhone: phone,
  classCancellationPhone: phone,
  birthPlaceCancellationPhone: phone,
  emergencyLine: "Call 911.",
  crisisLine: "Call 988.",
  addressLine1: "400 Cottonwood Avenue",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressPostalCode: "69199",
};

beforeAll(async () => {
  await createItem({ db, actor: testActor }, settingsType, settings, { publish: true, trusted: true });
});

const tribute: Tribute = {
  kind: "memory",
  firstnameHonor: "June",
  lastnameHonor: "Baker",
  noteHonor: "She sang.\nAlways.",
  tellName: "Bo Baker",
  tellEmail: "bo@families.example",
  tellStreet: "",
  tellCity: "",
  tellState: "",
  tellZip: "",
};
const mailsTo = async (to: string) => (await mailsIn(db)).filter((mail) => mail.to === to);

test("the receipt has everything the IRS requires, as HTML and text, and is sent once", async () => {
  services.at(new Date("2027-01-01T05:30:00Z"));
  const who = giver({ title: "Dr.", company: "Lind & Sons" });
  const given = await makeGift(services, {
    giver: who,
    amount: 125_181,
    feeCovered: 181,
    designation: "Brick/Paver Program",
    tribute,
  });
  // 11:30 PM on New Year's Eve in the hospital's time zone.
  expect(given.receiptNumber).toMatch(/^2026-0/);
  const [mail, ...more] = await mailsTo(who.email);
  expect(more).toEqual([]);
  const html = (mail?.html ?? "").replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  for (const form of [mail?.text.replaceAll(/\s+/g, " "), html]) {
    for (const said of [
      "Lantern Foundation, Inc.",
      "47-0000000",
      "December 31, 2026",
      "$1,251.81",
      "$1.81",
      "No goods or services were provided",
      "Brick/Paver Program",
      "in memory of June Baker",
      given.receiptNumber ?? "",
      "Lind & Sons",
      "12 Elm St",
      "Dr. Ana",
    ])
      expect(form).toContain(said);
  }
  expect(mail?.subject).toBe(`Your receipt ${given.receiptNumber} (Lantern Foundation, Inc.)`);
  const [, token = ""] = /\/giving\/([\w-]{43})\b/.exec(mail?.text ?? "") ?? [];
  expect(mail?.text).toContain(`/giving/gift/gift_${given.id}_`);
  expect(await receiptByToken(services, token, given.id)).toMatchObject({
    number: given.receiptNumber,
    amount: "$1,251.81",
    date: "December 31, 2026",
    organization: { name: "Lantern Foundation, Inc.", taxId: "47-0000000" },
  });
  const other = await makeGift(services);
  await expect(receiptByToken(services, token, other.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(receiptByToken(services, token.replace(/.$/, "_"), given.id)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("the person named in the tribute is notified once, with the donor and the message, and without the amount", async () => {
  const notified = { ...tribute, tellEmail: "told@families.example" };
  const given = await makeGift(services, { tribute: notified, acknowledgeBy: "mail" });
  expect(given.acknowledgedAt).toEqual(expect.any(Date));
  const [mail, ...more] = await mailsTo("told@families.example");
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(
    /Ana\d+ Lind has made a gift to Lantern Foundation, Inc\. in memory of June\s+Baker/,
  );
  expect(mail?.text).toContain("She sang.");
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/\$\s?\d|50\.00|Oncology/);
  expect(mail?.subject).not.toContain("June");
});

test("an anonymous donor is not named to them, and a card is left to staff", async () => {
  const notified = { ...tribute, tellEmail: "quiet@families.example" };
  await makeGift(services, { tribute: notified, acknowledgeBy: "mail", anonymous: true });
  const [mail] = await mailsTo("quiet@families.example");
  expect(mail?.text).toContain("A donor who wants to stay anonymous has made a gift");
  expect(mail?.text).not.toMatch(/Ana\d|Lind/);
  const card = { ...tribute, tellEmail: "card@families.example" };
  expect((await makeGift(services, { tribute: card, acknowledgeBy: "card" })).acknowledgedAt).toBeNull();
  expect(await mailsTo("card@families.example")).toEqual([]);
});

test("staff are notified that there is a gift, without details", async () => {
  const before = (await mailsTo(settings.givingNoticeEmail)).length;
  await makeGift(services, { tribute });
  const [mail, ...more] = (await mailsTo(settings.givingNoticeEmail)).slice(before);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("/admin/giving");
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Ana\d|Lind|June|\$\d|50\.00|Oncology/);
});

test("markup in a name stays text", async () => {
  const who = giver({ firstname: '<script>alert("x")</script>', lastname: "=cmd()" });
  await makeGift(services, { giver: who });
  const [mail] = await mailsTo(who.email);
  expect(mail?.html).not.toContain("<script");
  expect(mail?.html).toContain("&lt;script&gt;");
});

import { describe, expect, test } from "vitest";
import { acceptedDesignations, specifiedDesignations } from "../../../test/factories/designations";
import { feeFor } from "./fee-for";
import { giftForm } from "./gift-form";

const rules = {
  largestGift: 1_000_000,
  cardPercent: 2.9,
  cardFixed: 30,
  phone: "(308) 555-0140",
  monthly: false,
  designations: acceptedDesignations,
};
const form = giftForm(rules);
const typed = {
  firstname: "Ana",
  lastname: "Lind",
  addressStreet: "12 Elm St",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressZip: "69199",
  phone: "308-555-0123",
  email: "ana@donors.example",
  amount: "50",
  typeOfDonation: "Oncology",
};
const read = (fields: Record<string, string>) => form.parse({ ...typed, ...fields });
const wrong = (fields: Record<string, string>) => {
  const { error } = form.safeParse({ ...typed, ...fields });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};

test("reports all missing required fields at once, treats “None selected” as no choice, and lets the rest stay empty", () => {
  const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, ""]));
  expect(Object.keys(wrong({ ...nothing, typeOfDonation: "None selected" })).sort()).toEqual(
    Object.keys(typed).sort(),
  );
  expect(read({})).toMatchObject({
    amount: 5_000,
    feeCovered: 0,
    designation: "Oncology",
    frequency: "once",
    tribute: null,
    anonymous: false,
    willEstate: false,
    volunteer: false,
    forEmployeeGivingCampaign: false,
    giver: { title: "", spouse: "", company: "", firstname: "Ana" },
  });
});

test("reads each checkbox", () => {
  const boxes = ["forEmployeeGivingCampaign", "anonymous", "willEstate", "volunteer"] as const;
  for (const ticked of boxes) {
    const gift = read({ [ticked]: "true" });
    expect(boxes.filter((box) => gift[box])).toEqual([ticked]);
  }
});

test.each(specifiedDesignations)("a gift can be for %s", (typeOfDonation) => {
  expect(read({ typeOfDonation }).designation).toBe(typeOfDonation);
});

describe("an amount", () => {
  test.each([
    ["50", 5_000],
    ["$50", 5_000],
    [" $ 1,250.5 ", 125_050],
    ["49.95", 4_995],
    ["50 dollars", 5_000],
    ["1", 100],
    ["10000", 1_000_000],
  ])("“%s” is %i cents", (amount, cents) => {
    expect(read({ amount }).amount).toBe(cents);
  });

  test.each([
    ["0.99", /smallest gift .* \$1/],
    ["0", /smallest/],
    ["-5", /in dollars/],
    ["1e3", /in dollars/],
    ["5.123", /in dollars/],
    ["fifty", /in dollars/],
    ["1,00", /in dollars/],
    ["10000.01", /more than \$10,000 .*\(308\) 555-0140/],
    ["99999999999", /in dollars/],
  ])("refuses “%s” in plain words", (amount, message) => {
    expect(wrong({ amount })).toEqual({ amount: expect.stringMatching(message) });
  });

  test("computes the fee here, whatever is sent, so that the full gift arrives", () => {
    const { amount, feeCovered } = read({ coverFee: "true", feeCovered: "1", amount: "50" });
    expect([amount, feeCovered]).toEqual([5_181, 181]);
    for (const cents of [100, 2_500, 5_000, 12_345, 1_000_000]) {
      const charged = cents + feeFor(cents, rules);
      const netAmount = charged - (charged * 0.029 + 30);
      expect(netAmount).toBeGreaterThanOrEqual(cents - 1e-6);
      expect(netAmount).toBeLessThan(cents + 1);
    }
    expect(feeFor(5_000, { cardPercent: 0, cardFixed: 0 })).toBe(0);
  });
});

describe("accepts common formats", () => {
  test.each<Record<string, string>>([
    { phone: "(308) 555-0123" },
    { phone: "3085550123" },
    { phone: "+1 308.555.0123 ext. 12" },
    { addressZip: "69199-0042" },
    { addressZip: "691990042" },
    { addressZip: "K1A 0B1" },
    { email: "Ana+gift@donors.example" },
    { lastname: "O’Brien-Núñez" },
  ])("accepts %j", (fields) => {
    expect(wrong(fields)).toEqual({});
  });

  test.each<Record<string, string>>([
    { phone: "555-0123" },
    { phone: "call me" },
    { phone: "12" },
    { addressState: "Nebrasca" },
    { addressZip: "6919" },
    { email: "ana@" },
    { firstname: "x".repeat(256) },
    { noteHonor: "x".repeat(501) },
  ])("refuses %j at its field", (fields) => {
    expect(Object.keys(wrong(fields))).toEqual(Object.keys(fields));
  });

  test("state, ZIP code, and phone are stored in one form", () => {
    const typed = { addressState: "nebraska", addressZip: "691990042", phone: "308.555.0123" };
    expect(read(typed).giver).toMatchObject({
      addressState: "NE",
      addressZip: "69199-0042",
      phone: "(308) 555-0123",
    });
  });

  test("a line break in a field becomes a space; a note keeps its own, counted as they were entered", () => {
    expect(read({ firstname: "Ana\r\nBcc: x@y.z" }).giver.firstname).toBe("Ana Bcc: x@y.z");
    const note = `${"x".repeat(249)}\r\n${"y".repeat(250)}`;
    expect(read({ noteHonor: note }).tribute?.noteHonor).toHaveLength(500);
  });
});

test("every error is reported at once, in the order of the form", () => {
  const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, ""]));
  expect(Object.keys(wrong({ ...nothing, acknowledge: "card" }))).toEqual([
    "amount",
    "typeOfDonation",
    "firstname",
    "lastname",
    "addressStreet",
    "addressCity",
    "addressState",
    "addressZip",
    "phone",
    "email",
    "firstnameHonor",
    "tellName",
    "tellStreet",
    "tellCity",
    "tellState",
    "tellZip",
  ]);
});

describe("a gift in memory of someone", () => {
  test.each(["None selected", ""])("is a memorial gift if the designation is %j", (typeOfDonation) => {
    expect(read({ tributeKind: "memory", typeOfDonation }).designation).toBe("Memoriam/Tribute Gift");
    expect(wrong({ tributeKind: "honor", typeOfDonation })).toHaveProperty("typeOfDonation");
  });

  test("keeps the designation that the donor chose", () => {
    expect(read({ tributeKind: "memory" }).designation).toBe("Oncology");
  });
});

describe("a tribute", () => {
  const june = { tributeKind: "memory", firstnameHonor: "June", lastnameHonor: "Baker" };

  test("a tribute needs a name or a note", () => {
    expect(read(june).tribute).toMatchObject({ kind: "memory", firstnameHonor: "June" });
    expect(read({ tributeKind: "memory" }).tribute).toBeNull();
  });

  test("requires the name and contact of the person to notify", () => {
    expect(Object.keys(wrong({ acknowledge: "mail" })).sort()).toEqual(
      ["firstnameHonor", "tellEmail", "tellName"].sort(),
    );
    expect(Object.keys(wrong({ ...june, acknowledge: "card", tellName: "Bo" })).sort()).toEqual(
      ["tellCity", "tellState", "tellStreet", "tellZip"].sort(),
    );
    const card = { ...june, acknowledge: "card", tellName: "Bo", tellStreet: "1 Elm St", tellCity: "Ord" };
    expect(Object.keys(wrong({ ...card, tellState: "Nebrasca", tellZip: "691" })).sort()).toEqual(
      ["tellState", "tellZip"].sort(),
    );
    expect(read({ ...card, tellState: "nebraska", tellZip: "68862" }).tribute?.tellState).toBe("NE");
    expect(read({ ...june, tellState: "not asked for" }).tribute?.tellState).toBe("");
    const notified = { ...june, acknowledge: "mail", tellName: "Bo Baker", tellEmail: "bo@families.example" };
    expect(read(notified)).toMatchObject({ acknowledgeBy: "mail", tribute: { tellName: "Bo Baker" } });
    expect(read({ ...notified, acknowledge: "none" }).tribute?.tellEmail).toBe("");
  });
});

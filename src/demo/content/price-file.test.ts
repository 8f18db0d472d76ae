import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { documents, priceFileUrl } from "./documents";
import { pages } from "./pages";
import { contentRecords } from "./records";

/** The statement that federal law requires above the confirmation: 45 CFR 180.50, template of CMS, version 3.0.0. */
const ATTESTATION = [
  "To the best of its knowledge and belief, this hospital has included all applicable standard charge information in",
  "accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of",
  "the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be",
  "expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in",
  "the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge",
  "is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has",
  "provided all necessary information available to the hospital for the public to be able to derive the dollar amount,",
  "including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or",
  "formula.",
].join(" ");

const priceFile = documents.find(({ src }) => src === priceFileUrl)?.text ?? "";
const lines: string[][] = parse(priceFile, { relax_column_count: true });
const [generalNames = [], generalValues = [], names = [], ...rows] = lines;
const named = (columns: string[], values: string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ""]));
const general = named(generalNames, generalValues);
const charges = rows.map((row) => named(names, row));
const number = (text: string | undefined) => Number(text || Number.NaN);

describe("the template of the federal rule, tall CSV 3.0.0", () => {
  test("the first row has the labels of the whole file's data, and the second the values", () => {
    expect(generalNames).toEqual(
      expect.arrayContaining([
        "hospital_name",
        "last_updated_on",
        "version",
        "location_name",
        "hospital_address",
        "license_number|NE",
        "type_2_npi",
        "attester_name",
        ATTESTATION,
      ]),
    );
    expect(general).toMatchObject({
      hospital_name: "Prairie Lantern Community Hospital",
      version: "3.0.0",
      hospital_address: "400 Cottonwood Avenue, Alder Creek, NE 69199",
      [ATTESTATION]: "TRUE",
    });
    expect(general.last_updated_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.values(general).filter((value) => value === "")).toEqual([]);
  });

  test("the third row has every column that the template requires", () => {
    const charge = ["gross", "discounted_cash", "negotiated_dollar", "negotiated_percentage"];
    const more = ["negotiated_algorithm", "methodology", "min", "max"];
    expect(names).toEqual(
      expect.arrayContaining([
        "description",
        "code|1",
        "code|1|type",
        "modifiers",
        "setting",
        "payer_name",
        "plan_name",
        "drug_unit_of_measurement",
        "drug_type_of_measurement",
        "additional_generic_notes",
        "median_amount",
        "10th_percentile",
        "90th_percentile",
        "count",
        ...[...charge, ...more].map((name) => `standard_charge|${name}`),
      ]),
    );
    expect(rows.every((row) => row.length === names.length)).toBe(true);
  });

  test("every row has a description, a code of a known list, a setting, and a payer", () => {
    expect(charges.length).toBeGreaterThan(180);
    const lists = ["CPT", "HCPCS", "MS-DRG", "RC"];
    const odd = charges.filter(
      (charge) =>
        !charge.description ||
        !/^[A-Z]?\d{3,5}$/.test(charge["code|1"] ?? "") ||
        !lists.includes(charge["code|1|type"] ?? "") ||
        Boolean(charge["code|2"]) !== Boolean(charge["code|2|type"]) ||
        !["inpatient", "outpatient", "both"].includes(charge.setting ?? "") ||
        !charge.payer_name ||
        !charge.plan_name ||
        !["fee schedule", "case rate", "per diem"].includes(charge["standard_charge|methodology"] ?? ""),
    );
    expect(odd).toEqual([]);
  });

  test("every amount is positive, and the extremes are those of the item's plans", () => {
    for (const [description, same] of Map.groupBy(charges, (charge) => charge.description)) {
      const negotiated = same.map((charge) => number(charge["standard_charge|negotiated_dollar"]));
      for (const charge of same) {
        const gross = number(charge["standard_charge|gross"]);
        expect(Math.min(gross, ...negotiated), description).toBeGreaterThan(0);
        expect(number(charge["standard_charge|min"]), description).toBe(Math.min(...negotiated));
        expect(number(charge["standard_charge|max"]), description).toBe(Math.max(...negotiated));
        expect(Math.round(gross * 0.7), description).toBe(number(charge["standard_charge|discounted_cash"]));
      }
    }
  });

  test("no item is listed twice for one plan", () => {
    const keys = charges.map(({ description, payer_name }) => `${description} ${payer_name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("a drug has the quantity that its price is for", () => {
    const drugs = charges.filter((charge) => charge["code|1"]?.startsWith("J"));
    expect(drugs.length).toBeGreaterThan(0);
    for (const drug of drugs) {
      expect(number(drug.drug_unit_of_measurement)).toBeGreaterThan(0);
      expect(["ME", "UN"]).toContain(drug.drug_type_of_measurement);
    }
  });
});

test("the address ends with the name that the rule requires, and the settings name it, and the page leads to what they name", () => {
  expect(priceFileUrl).toMatch(/\/\d{9}_prairie-lantern-community-hospital_standardcharges\.csv$/);
  const records = contentRecords();
  expect(records.find(({ type }) => type.name === "settings")?.data).toMatchObject({ priceFileUrl });
  const page = records.find(({ data }) => "path" in data && data.path === "/price-transparency");
  expect(JSON.stringify(page?.data)).toContain('href=\\"/price-file\\"');
});

test("the page's prices without insurance match the file", () => {
  const page = pages.find(({ path }) => path === "/price-transparency");
  const table = page?.blocks.find(({ type }) => type === "table")?.props as { rows: string[][] };
  const pricesForPage = table.rows;
  expect(pricesForPage.length).toBeGreaterThan(20);
  for (const [care = "", , price = ""] of pricesForPage) {
    const amount = Number(price.replace(/;.*/, "").replaceAll(/[$,]/g, ""));
    expect(
      charges.some((charge) => number(charge["standard_charge|discounted_cash"]) === amount),
      care,
    ).toBe(true);
  }
});

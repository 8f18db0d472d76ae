import { createHash } from "node:crypto";
import { stringify } from "csv-stringify/sync";
import { locations } from "../locations";
import { settings } from "../settings";
import { type PricedItem, pricedItems } from "./items";

/** The words that federal law wants above the yes: 45 CFR 180.50, template of CMS, version 3.0.0. */
export const ATTESTATION = [
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

/** What each plan pays, as a share of the list price. The plans do not exist. */
const PLANS = [
  { payer: "Prairie Mutual Health", plan: "PPO", share: 0.78 },
  { payer: "Sandhills Health Plan", plan: "HMO", share: 0.72 },
  { payer: "Cottonwood Medicaid Plan", plan: "Medicaid managed care", share: 0.48 },
] as const;

/** How the plans pay for whole stays and for days; all else is by a list. */
const METHODS: Record<string, string> = { "MS-DRG": "case rate", RC: "per diem" };

/** People without insurance pay this share of the list price. */
const CASH_SHARE = 0.7;
const UPDATED_ON = "2026-07-01";

const LOCAL_NAME = "470000001_prairie-lantern-community-hospital_standardcharges.csv";

/** Every price for machines: the tall CSV of CMS's template 3.0.0, with a row for each item and plan. */
export const priceFile: string = stringify([...general(), ...charges()]);

/** Where the file is stored: another file has another key. */
export const priceFileKey = `${createHash("sha256").update(priceFile).digest("hex").slice(0, 32)}.csv`;

/** The name that the rule wants ends the address: tax number, hospital, `standardcharges`. */
export const priceFileUrl = `/files/${priceFileKey}/${LOCAL_NAME}`;

/** The prices that the page about prices shows: care, code, price. */
export const pricesForPage: string[][] = pricedItems.flatMap(({ onPage, codes, cash, pageNote }) => {
  if (!onPage) return [];
  const known = codes.filter((code) => listOf(code) === "CPT").join(", ");
  const price = `$${cash.toLocaleString("en-US")}`;
  return [[onPage, known, pageNote ? `${price}; ${pageNote}` : price]];
});

function general(): string[][] {
  const hospital = locations.find(({ kind }) => kind === "hospital");
  const address = hospital
    ? `${hospital.addressLine1}, ${hospital.addressCity}, ${hospital.addressState} ${hospital.addressPostalCode}`
    : "";
  const columns = {
    hospital_name: settings.hospitalName,
    last_updated_on: UPDATED_ON,
    version: "3.0.0",
    location_name: hospital?.name ?? "",
    hospital_address: address,
    "license_number|NE": "DEMONSTRATION",
    type_2_npi: "0000000000",
    [ATTESTATION]: "TRUE",
    attester_name: "Joan Petersen",
    financial_aid_policy: "Free care for households that earn up to twice the federal poverty level.",
    about_this_file: "A demonstration: the hospital, its payers and every amount are made up.",
  };
  return [Object.keys(columns), Object.values(columns)];
}

function charges(): (string | number)[][] {
  const rows = pricedItems.flatMap((item) => PLANS.map((plan) => charge(item, plan)));
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
}

function charge(item: PricedItem, { payer, plan, share }: (typeof PLANS)[number]) {
  const { description, codes, setting, cash, drug } = item;
  const gross = Math.round(cash / CASH_SHARE);
  const negotiated = PLANS.map((one) => dollars(gross * one.share));
  const [first = "", second = ""] = codes;
  return {
    description,
    "code|1": codeOf(first),
    "code|1|type": listOf(first),
    "code|2": codeOf(second),
    "code|2|type": second && listOf(second),
    modifiers: "",
    setting,
    drug_unit_of_measurement: drug?.amount ?? "",
    drug_type_of_measurement: drug?.unit ?? "",
    "standard_charge|gross": gross,
    "standard_charge|discounted_cash": cash,
    payer_name: payer,
    plan_name: plan,
    "standard_charge|negotiated_dollar": dollars(gross * share),
    "standard_charge|negotiated_percentage": "",
    "standard_charge|negotiated_algorithm": "",
    median_amount: "",
    "10th_percentile": "",
    "90th_percentile": "",
    count: "",
    "standard_charge|methodology": METHODS[listOf(first)] ?? "fee schedule",
    "standard_charge|min": Math.min(...negotiated),
    "standard_charge|max": Math.max(...negotiated),
    additional_generic_notes: "",
  };
}

function listOf(code: string): string {
  if (code.includes(" ")) return code.slice(0, code.indexOf(" "));
  return /^[A-Z]/.test(code) ? "HCPCS" : "CPT";
}

function codeOf(code: string): string {
  return code.slice(code.indexOf(" ") + 1);
}

function dollars(amount: number): number {
  return Math.round(amount * 100) / 100;
}

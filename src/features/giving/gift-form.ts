import { z } from "zod";
import { emailField, lineField, phoneField, stateField, zipField } from "~/platform/contact/contact-fields";
import type { Giver } from "./donor/giver";
import { type CardCost, feeFor } from "./fee-for";
import type { GiftInput } from "./gift/gift-input";
import type { Tribute } from "./gift/tribute";
import { givingLimits } from "./limits";
import { readAmount } from "./read-amount";
import type { AcknowledgeBy } from "./table";
import { MEMORIAL_TYPE, NO_TYPE } from "./types-of-donation";

export interface GiftRules extends CardCost {
  /** Cents. */
  largestGift: number;
  /** The phone number for larger gifts, as shown. */
  phone: string;
  /** Whether monthly gifts are accepted. */
  monthly: boolean;
  /** Maps each accepted text to the current name of a designation. */
  designations: ReadonlyMap<string, string>;
}

/** Cents. */
export const SMALLEST_GIFT = 100;

/**
 * The schema of the donation form. Accepts common ways to write values, drops unknown fields, and adds fees. Reports
 * all errors at once, in the order of the form.
 */
export function giftForm(rules: GiftRules): z.ZodType<GiftInput> {
  const shape = z
    .object({ ...giftShape(rules), ...giverShape, ...tributeShape })
    .check(z.superRefine(refuseTribute, { when: () => true }))
    .transform((values) => assemble(values, rules));
  return z.preprocess((sent) => withoutUnusedContact(sent, rules), shape);
}

const giverShape = {
  title: line("Title"),
  firstname: line("First name", "Enter your first name."),
  lastname: line("Last name", "Enter your last name."),
  spouse: line("Spouse"),
  company: line("Company"),
  addressStreet: line("Street address", "Enter your street address."),
  addressCity: line("City", "Enter your city."),
  addressState: stateField({ label: "State", whenMissing: "Enter your state." }),
  addressZip: zipField({ label: "ZIP code", whenMissing: "Enter your ZIP code." }),
  phone: phoneField({ label: "Phone", whenMissing: "Enter your phone number." }),
  email: emailField({ label: "Email", whenMissing: "Enter your email address: the receipt goes there." }),
};

function giftShape({ largestGift, phone, monthly, designations }: GiftRules) {
  return {
    amount: line("Amount", "Enter the amount you would like to give.").transform((text, issues) => {
      if (text === "") return 0;
      const cents = readAmount(text);
      const message = wrongAmount(cents, largestGift, phone);
      if (message) issues.addIssue({ code: "custom", message });
      return cents ?? 0;
    }),
    frequency: z
      .string()
      .prefault("once")
      .transform((text) => (monthly && text === "monthly" ? ("monthly" as const) : ("once" as const))),
    coverFee: ticked(),
    forEmployeeGivingCampaign: ticked(),
    anonymous: ticked(),
    typeOfDonation: line("Type of donation").transform((text, issues) => {
      const name = designations.get(text);
      if (name !== undefined) return name;
      issues.addIssue({ code: "custom", message: "Select what your gift is for." });
      return z.NEVER;
    }),
    willEstate: ticked(),
    volunteer: ticked(),
    campaign: z
      .string()
      .prefault("")
      .transform((text) => (z.uuid().safeParse(text).success ? text : null)),
  };
}

const tributeShape = {
  tributeKind: z
    .string()
    .prefault("honor")
    .transform((text) => (text === "memory" ? ("memory" as const) : ("honor" as const))),
  firstnameHonor: line("First name"),
  lastnameHonor: line("Last name"),
  noteHonor: z
    .string()
    .prefault("")
    .transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim())
    .pipe(
      z
        .string()
        .max(
          givingLimits.tributeMessage,
          `The note can have at most ${givingLimits.tributeMessage} characters.`,
        ),
    ),
  acknowledge: z
    .string()
    .prefault("none")
    .transform((text): AcknowledgeBy => (text === "mail" || text === "card" ? text : "none")),
  tellName: line("Name"),
  tellEmail: emailField({ label: "Email" }),
  tellStreet: line("Street address"),
  tellCity: line("City"),
  tellState: stateField({ label: "State" }),
  tellZip: zipField({ label: "ZIP code" }),
};

type Values = z.output<z.ZodObject<typeof giverShape & ReturnType<typeof giftShape> & typeof tributeShape>>;

function wrongAmount(cents: number | undefined, largest: number, phone: string): string | undefined {
  if (cents === undefined) return "Enter the amount in dollars, such as 50 or 49.95.";
  if (cents < SMALLEST_GIFT) return "The smallest gift that can be made here is $1.";
  if (cents <= largest) return undefined;
  const maximum = (largest / 100).toLocaleString("en-US");
  return `Gifts of more than $${maximum} cannot be made online.${phone ? ` Please call us at ${phone}.` : ""}`;
}

const CARD_ADDRESS_FIELDS = ["tellStreet", "tellCity", "tellState", "tellZip"] as const;

/**
 * Drops the contact fields of the other kinds of notification, because without JavaScript all of them are shown. A gift
 * in memory of someone becomes a memorial gift unless the donor chose another designation.
 */
function withoutUnusedContact(sent: unknown, { designations }: GiftRules): unknown {
  const values = { ...(sent as Record<string, unknown>) };
  if (values.acknowledge !== "mail") delete values.tellEmail;
  if (values.acknowledge !== "card") for (const name of CARD_ADDRESS_FIELDS) delete values[name];
  const isUnchosen = !values.typeOfDonation || values.typeOfDonation === NO_TYPE;
  const isOffered = designations.has(MEMORIAL_TYPE);
  if (values.tributeKind === "memory" && isUnchosen && isOffered) values.typeOfDonation = MEMORIAL_TYPE;
  return values;
}

const MISSING = {
  tellName: "Enter the name of the person to notify.",
  tellEmail: "Enter the email address of the person to notify.",
  tellStreet: "Enter the street address for the card.",
  tellCity: "Enter the city for the card.",
  tellState: "Enter the state for the card.",
  tellZip: "Enter the ZIP code for the card.",
} as const;

/** Requires the recipient's name and contact, and the name of the honored person. */
function refuseTribute(values: Values, issues: z.core.$RefinementCtx<Values>): void {
  const wrong = (name: string, message: string) => issues.addIssue({ code: "custom", path: [name], message });
  const { acknowledge, firstnameHonor, lastnameHonor } = values;
  if (acknowledge === "none") return;
  if (!firstnameHonor && !lastnameHonor)
    wrong("firstnameHonor", "Enter the name of the person whom the gift honors.");
  const reached = acknowledge === "mail" ? (["tellEmail"] as const) : CARD_ADDRESS_FIELDS;
  for (const name of ["tellName", ...reached] as const) if (values[name] === "") wrong(name, MISSING[name]);
}

function assemble(values: Values, rules: GiftRules): GiftInput {
  const feeCovered = values.coverFee ? feeFor(values.amount, rules) : 0;
  const { forEmployeeGivingCampaign, anonymous, willEstate, volunteer, frequency } = values;
  const tribute = tributeOf(values);
  return {
    giver: pick(values, Object.keys(giverShape) as (keyof Giver)[]),
    frequency,
    amount: values.amount + feeCovered,
    feeCovered,
    designation: values.typeOfDonation,
    campaignId: values.campaign,
    forEmployeeGivingCampaign,
    anonymous,
    willEstate,
    volunteer,
    tribute,
    acknowledgeBy: tribute ? values.acknowledge : "none",
  };
}

function tributeOf(values: Values): Tribute | null {
  const { tributeKind: kind, firstnameHonor, lastnameHonor, noteHonor, acknowledge } = values;
  if (!firstnameHonor && !lastnameHonor && !noteHonor) return null;
  const names = ["tellName", "tellEmail", "tellStreet", "tellCity", "tellState", "tellZip"] as const;
  const recipient = pick(values, names);
  if (acknowledge === "none") for (const name of names) recipient[name] = "";
  return { kind, firstnameHonor, lastnameHonor, noteHonor, ...recipient };
}

function pick<Name extends string>(values: Record<Name, string>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}

function line(label: string, whenMissing?: string) {
  return lineField({ label, whenMissing });
}

function ticked() {
  return z
    .string()
    .prefault("")
    .transform((text) => ["true", "on", "yes", "1"].includes(text.toLowerCase()));
}

import { z } from "zod";
import type { Giver } from "./donor/giver";
import { type CardCost, feeFor } from "./fee-for";
import type { GiftInput } from "./gift/gift-input";
import type { Tribute } from "./gift/tribute";
import { readAmount } from "./read-amount";
import type { AcknowledgeBy } from "./table";
import { typesOfDonation } from "./types-of-donation";

export interface GiftRules extends CardCost {
  /** Cents. */
  largestGift: number;
  /** Whom to call about a larger one, as shown. */
  phone: string;
  /** Whether gifts of every month are taken. */
  monthly: boolean;
}

/** Cents. */
export const SMALLEST_GIFT = 100;
const MOST_OF_NOTE = 500;
const MOST = 255;
/** Anything below a space, and DEL: no name has it, and in a header it would begin another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]+/g;

/** The check of the donation form, kind to how people write. What it does not ask for is left out; fees are counted here. */
export function giftForm(rules: GiftRules): z.ZodType<GiftInput> {
  return z.object({ ...giverShape, ...giftShape(rules), ...tributeShape }).transform((values, issues) => {
    const wrong = wrongAboutTribute(values);
    for (const [name, message] of wrong) issues.addIssue({ code: "custom", path: [name], message });
    return wrong.length > 0 ? z.NEVER : assemble(values, rules);
  });
}

const giverShape = {
  title: line("Title"),
  firstname: required("First name", "Enter your first name."),
  lastname: required("Last name", "Enter your last name."),
  spouse: line("Spouse"),
  company: line("Company"),
  addressStreet: required("Street address", "Enter your street address."),
  addressCity: required("City", "Enter your city."),
  addressState: required("State", "Enter your state."),
  addressZip: required("ZIP code", "Enter your ZIP code.").refine(
    (text) => text === "" || isPostalCode(text),
    "Enter a ZIP code of five digits, such as 69199.",
  ),
  phone: required("Phone", "Enter your phone number.").refine(
    (text) => text === "" || isPhone(text),
    "Enter a phone number with its area code, such as 308-555-0123.",
  ),
  email: required("E-mail", "Enter your e-mail address: the receipt goes there.").refine(
    (text) => text === "" || isMailAddress(text),
    "Enter an e-mail address such as name@example.org.",
  ),
};

function giftShape({ largestGift, phone, monthly }: GiftRules) {
  return {
    amount: required("Amount", "Enter the amount you would like to give.").transform((text, issues) => {
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
    typeOfDonation: line("Type of donation").refine(
      (text) => (typesOfDonation as readonly string[]).includes(text),
      "Select what your gift is for.",
    ),
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
    .pipe(z.string().max(MOST_OF_NOTE, `The note can have at most ${MOST_OF_NOTE} characters.`)),
  acknowledge: z
    .string()
    .prefault("none")
    .transform((text): AcknowledgeBy => (text === "mail" || text === "card" ? text : "none")),
  tellName: line("Name"),
  tellEmail: line("E-mail").refine(
    (text) => text === "" || isMailAddress(text),
    "Enter an e-mail address such as name@example.org.",
  ),
  tellStreet: line("Street address"),
  tellCity: line("City"),
  tellState: line("State"),
  tellZip: line("ZIP code"),
};

type Values = z.output<z.ZodObject<typeof giverShape & ReturnType<typeof giftShape> & typeof tributeShape>>;

function wrongAmount(cents: number | undefined, largest: number, phone: string): string | undefined {
  if (cents === undefined) return "Enter the amount in dollars, such as 50 or 49.95.";
  if (cents < SMALLEST_GIFT) return "The smallest gift that can be made here is $1.";
  if (cents <= largest) return undefined;
  const most = (largest / 100).toLocaleString("en-US");
  return `Gifts of more than $${most} cannot be made online.${phone ? ` Please call us at ${phone}.` : ""}`;
}

/** Whoever is to be told must be named and reached, and so must whom the gift honors. */
function wrongAboutTribute(values: Values): [name: string, message: string][] {
  const { acknowledge } = values;
  if (acknowledge === "none") return [];
  const missing: [keyof Values, string][] = [
    ["tellName", "Enter the name of the person to notify."],
    ...(acknowledge === "mail"
      ? [["tellEmail", "Enter the e-mail address of the person to notify."] as [keyof Values, string]]
      : ([
          ["tellStreet", "Enter the street address for the card."],
          ["tellCity", "Enter the city for the card."],
          ["tellState", "Enter the state for the card."],
          ["tellZip", "Enter the ZIP code for the card."],
        ] as [keyof Values, string][])),
  ];
  const unnamed = !values.firstnameHonor && !values.lastnameHonor;
  return [
    ...(unnamed
      ? [["firstnameHonor", "Enter the name of the person whom the gift honors."] as [string, string]]
      : []),
    ...missing.filter(([name]) => !values[name]),
  ];
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
  const told = pick(values, names);
  if (acknowledge === "none") for (const name of names) told[name] = "";
  return { kind, firstnameHonor, lastnameHonor, noteHonor, ...told };
}

function pick<Name extends string>(values: Record<Name, string>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}

function line(label: string) {
  return z
    .string(`${label} must be text.`)
    .prefault("")
    .transform((text) => text.replaceAll(CONTROL, " ").trim())
    .pipe(z.string().max(MOST, `${label} can have at most ${MOST} characters.`));
}

function required(label: string, whenMissing: string) {
  return line(label).refine((text) => text !== "", whenMissing);
}

function ticked() {
  return z
    .string()
    .prefault("")
    .transform((text) => ["true", "on", "yes", "1"].includes(text.toLowerCase()));
}

/** Five digits or nine, or a Canadian one. */
function isPostalCode(text: string): boolean {
  return /^\d{5}([-\s]?\d{4})?$/.test(text) || /^[a-z]\d[a-z][-\s]?\d[a-z]\d$/i.test(text);
}

/** Ten digits however they are written, with an extension or a country's code. */
function isPhone(text: string): boolean {
  if (text.length > 40) return false;
  const number = text.replace(/\s*(x|ext\.?|extension)\s*\d{1,6}$/i, "");
  const digits = number.replaceAll(/\D/g, "").length;
  return /^[+\d\s().\-/]+$/.test(number) && digits >= 10 && digits <= 15;
}

function isMailAddress(text: string): boolean {
  return text.length <= 254 && z.email().safeParse(text).success;
}

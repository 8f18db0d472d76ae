import { z } from "@hono/zod-openapi";
import { phoneField, stateField, zipField } from "~/platform/contact/contact-fields";
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { Giver } from "../../donor/giver";
import type { Tribute } from "../../gift/tribute";
import { givingLimits, MAX_AMOUNT } from "../../limits";

/** A single line of text. */
const line = z
  .string()
  .trim()
  .max(MAX_LINE_LENGTH)
  .regex(/^\P{Cc}*$/u, "Enter only one line of text.")
  .default("");
const state = stateField({ label: "State" });
const zip = zipField({ label: "ZIP code" });

/** The details of a donor, each empty by default. */
export const giverShape = {
  title: line,
  firstname: line,
  lastname: line,
  spouse: line,
  company: line,
  addressStreet: line,
  addressCity: line,
  addressState: state,
  addressZip: zip,
  phone: phoneField({ label: "Phone" }),
  email: z
    .union([z.email("Enter an email address such as name@example.org.").max(MAX_EMAIL_LENGTH), z.literal("")])
    .default(""),
};

export const tributeShape = {
  tributeKind: z.enum(["none", "honor", "memory"]).default("none"),
  firstnameHonor: line,
  lastnameHonor: line,
  noteHonor: z.string().trim().max(givingLimits.tributeMessage).default(""),
  tellName: line,
  tellEmail: line,
  tellStreet: line,
  tellCity: line,
  tellState: state,
  tellZip: zip,
};

/** The amount of a gift in cents, its date, and its designation. */
export const giftShape = {
  givenOn: z.iso
    .date("Enter the day of the gift.")
    .refine((day) => day >= "1900" && day < "2101", "Enter a year such as 2026."),
  amount: z.int().min(1, "Enter the amount.").max(MAX_AMOUNT),
  designation: z
    .string()
    .min(1, "Choose what it is for.")
    .max(MAX_LINE_LENGTH)
    .describe("The name of a designation."),
  campaignId: z.uuid().nullable().default(null),
  anonymous: z.boolean().default(false),
  checkNumber: line.pipe(
    z
      .string()
      .max(
        givingLimits.checkNumber,
        `A check number can have at most ${givingLimits.checkNumber} characters.`,
      ),
  ),
  memo: z
    .string()
    .trim()
    .max(givingLimits.memo, `The memo can have at most ${givingLimits.memo} characters.`)
    .default(""),
};

type GiverValues = z.output<z.ZodObject<typeof giverShape>>;
type TributeValues = z.output<z.ZodObject<typeof tributeShape>>;

export function giverOf(values: GiverValues): Giver {
  const { title, firstname, lastname, spouse, company, phone, email } = values;
  const { addressStreet, addressCity, addressState, addressZip } = values;
  return {
    title,
    firstname,
    lastname,
    spouse,
    company,
    addressStreet,
    addressCity,
    addressState,
    addressZip,
    phone,
    email,
  };
}

/** Null if there is no tribute. */
export function tributeOf(values: TributeValues): Tribute | null {
  const { tributeKind: kind, firstnameHonor, lastnameHonor, noteHonor } = values;
  const { tellName, tellEmail, tellStreet, tellCity, tellState, tellZip } = values;
  if (kind === "none") return null;
  return {
    kind,
    firstnameHonor,
    lastnameHonor,
    noteHonor,
    tellName,
    tellEmail,
    tellStreet,
    tellCity,
    tellState,
    tellZip,
  };
}

type Refuse = (path: string, message: string) => void;

export function requireName({ lastname, company }: GiverValues, refuse: Refuse): void {
  if (!lastname && !company) refuse("lastname", "Enter who gave: a last name, or a company.");
}

export function requireHonored(values: TributeValues, refuse: Refuse): void {
  const { tributeKind, firstnameHonor, lastnameHonor } = values;
  if (tributeKind !== "none" && !firstnameHonor && !lastnameHonor)
    refuse("lastnameHonor", "Enter whom the gift honors.");
}

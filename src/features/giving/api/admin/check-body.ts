import { z } from "@hono/zod-openapi";
import { phoneField, stateField, zipField } from "~/platform/contact/contact-fields";
import type { CheckInput } from "../../staff/enter-check";
import { typesOfDonation } from "../../types-of-donation";

const line = z
  .string()
  .trim()
  .max(255)
  .regex(/^\P{Cc}*$/u, "Enter only one line of text.")
  .default("");
const state = stateField({ label: "State" });
const zip = zipField({ label: "ZIP code" });
const designations: readonly string[] = typesOfDonation;

/** A gift entered by staff; the donor may have no email. Amount in cents. */
export const checkBody = z
  .strictObject({
    donorId: z.uuid().optional().describe("An existing donor."),
    givenOn: z.iso.date("Enter the day of the check."),
    amount: z.int().min(1, "Enter the amount.").max(1_000_000_000),
    designation: z.string().refine((text) => designations.includes(text), "Choose what it is for."),
    campaignId: z.uuid().nullable().default(null),
    anonymous: z.boolean().default(false),
    receipt: z.enum(["mail", "print"]).default("print"),
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
      .union([z.email("Enter an email address such as name@example.org.").max(254), z.literal("")])
      .default(""),
    tributeKind: z.enum(["none", "honor", "memory"]).default("none"),
    firstnameHonor: line,
    lastnameHonor: line,
    noteHonor: z.string().trim().max(500).default(""),
    acknowledge: z.enum(["none", "mail", "card"]).default("none"),
    tellName: line,
    tellEmail: line,
    tellStreet: line,
    tellCity: line,
    tellState: state,
    tellZip: zip,
  })
  .superRefine((values, issues) => {
    const wrong = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message });
    if (!values.lastname && !values.company) wrong("lastname", "Enter who gave: a last name, or a company.");
    if (values.receipt === "mail" && !values.email)
      wrong("email", "Enter where the receipt goes, or print it.");
    if (values.tributeKind !== "none" && !values.firstnameHonor && !values.lastnameHonor)
      wrong("lastnameHonor", "Enter whom the gift honors.");
    if (values.tributeKind === "none" || values.acknowledge === "none") return;
    if (!values.tellName) wrong("tellName", "Enter the name of the person to notify.");
    if (values.acknowledge === "mail" && !z.email().safeParse(values.tellEmail).success)
      wrong("tellEmail", "Enter the email address of the person to notify.");
    if (values.acknowledge === "card" && !values.tellStreet)
      wrong("tellStreet", "Enter where the card goes.");
  });

/** The input of `enterCheck`. */
export function checkInput(values: z.output<typeof checkBody>): CheckInput {
  const { givenOn, donorId, amount, designation, campaignId, anonymous, receipt } = values;
  const { title, firstname, lastname, spouse, company, phone, email } = values;
  const { addressStreet, addressCity, addressState, addressZip } = values;
  const { tributeKind: kind, firstnameHonor, lastnameHonor, noteHonor, acknowledge } = values;
  const { tellName, tellEmail, tellStreet, tellCity, tellState, tellZip } = values;
  return {
    givenOn,
    donorId,
    amount,
    designation,
    campaignId,
    anonymous,
    receipt,
    giver: {
      title,
      firstname,
      lastname,
      spouse,
      company,
      phone,
      email,
      addressStreet,
      addressCity,
      addressState,
      addressZip,
    },
    forEmployeeGivingCampaign: false,
    willEstate: false,
    volunteer: false,
    tribute:
      kind === "none"
        ? null
        : {
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
          },
    acknowledgeBy: kind === "none" ? "none" : acknowledge,
  };
}

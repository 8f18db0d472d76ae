import { z } from "zod";
import { unescapeFormula } from "~/content/csv/formula";
import { emailField, lineField, phoneField, stateField, zipField } from "~/platform/contact/contact-fields";
import type { FieldError } from "~/platform/errors/app-error";
import type { Giver } from "../donor/giver";
import { givingLimits } from "../limits";
import { readAmount } from "../read-amount";
import { columnHeadings, type GiftColumn, giftColumns } from "../staff/gift-columns";
import type { EnteredGift } from "../staff/record-check";

/** The columns that an import reads, with the headings of an export. Other columns are ignored. */
export const importColumns = [
  "reference",
  "date",
  "amount",
  "designation",
  "checkNumber",
  "memo",
  "anonymous",
  ...giftColumns.giver,
] as const satisfies GiftColumn[];

type ImportColumn = (typeof importColumns)[number];

/** A parsed row of the file. */
export interface GiftRow {
  /** The gift's number in the other program. A number is imported only once. Empty if there is none. */
  reference: string;
  gift: EnteredGift;
}

/** The index of each column, found by its heading or our name for it. Case-insensitive. */
export function placesOf(headings: readonly string[]): Map<ImportColumn, number> {
  const known = headings.map((heading) => heading.trim().toLowerCase());
  return new Map(
    importColumns.flatMap((name) => {
      const at = known.findIndex(
        (heading) => heading === name.toLowerCase() || heading === columnHeadings[name].toLowerCase(),
      );
      return at < 0 ? [] : [[name, at] as const];
    }),
  );
}

const shape = z.object({
  reference: lineField({ label: "Reference" }),
  date: lineField({ label: "Date", whenMissing: "Enter the date of the gift." }).transform((text, issues) => {
    const day = readDay(text);
    if (day) return day;
    issues.addIssue({ code: "custom", message: "Enter a date such as 2026-03-08 or 3/8/2026." });
    return z.NEVER;
  }),
  amount: lineField({ label: "Amount", whenMissing: "Enter the amount in dollars." }).transform(
    (text, issues) => {
      const cents = readAmount(text);
      if (cents) return cents;
      issues.addIssue({ code: "custom", message: "Enter the amount in dollars, such as 50 or 49.95." });
      return z.NEVER;
    },
  ),
  designation: lineField({ label: "Designation", whenMissing: "Enter what the gift is for." }),
  checkNumber: lineField({ label: "Check number" }).refine(
    (text) => text.length <= givingLimits.checkNumber,
    `A check number can have at most ${givingLimits.checkNumber} characters.`,
  ),
  memo: z
    .string()
    .prefault("")
    .transform((text) => text.trim())
    .refine(
      (text) => text.length <= givingLimits.memo,
      `The memo can have at most ${givingLimits.memo} characters.`,
    ),
  anonymous: z
    .string()
    .prefault("")
    .transform((text) => /^(yes|y|true|1|x)$/i.test(text.trim())),
  title: lineField({ label: "Title" }),
  firstname: lineField({ label: "First name" }),
  lastname: lineField({ label: "Last name" }),
  spouse: lineField({ label: "Spouse" }),
  company: lineField({ label: "Company" }),
  email: emailField({ label: "Email" }),
  phone: phoneField({ label: "Phone" }),
  addressStreet: lineField({ label: "Street" }),
  addressCity: lineField({ label: "City" }),
  addressState: stateField({ label: "State" }),
  addressZip: zipField({ label: "ZIP code" }),
});

/**
 * Parses one row.
 * @returns the gift, or the errors by column
 */
export function readGiftRow(
  cells: readonly string[],
  places: ReadonlyMap<ImportColumn, number>,
): { row: GiftRow } | { errors: FieldError[] } {
  const texts = Object.fromEntries(
    [...places].map(([name, at]) => [name, unescapeFormula(cells[at] ?? "").replaceAll("\0", "")]),
  );
  const parsed = shape.safeParse(texts);
  const errors = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    propertyName: String(path[0]),
    message,
  }));
  if (!texts.lastname?.trim() && !texts.company?.trim())
    errors.push({ propertyName: "lastname", message: "Enter who gave: a last name, or a company." });
  if (!parsed.success || errors.length > 0) return { errors };
  const { reference, date, amount, designation, checkNumber, memo, anonymous, ...giver } = parsed.data;
  return {
    row: {
      reference,
      gift: {
        giver: giver satisfies Giver,
        givenOn: date,
        amount,
        designation,
        checkNumber,
        memo,
        anonymous,
        campaignId: null,
        forEmployeeGivingCampaign: false,
        willEstate: false,
        volunteer: false,
        tribute: null,
        acknowledgeBy: "none",
      },
    },
  };
}

/** Converts "2026-03-08" and "3/8/2026" to YYYY-MM-DD; undefined for anything else. */
function readDay(text: string): string | undefined {
  const [, month = "", date = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : text;
  return z.iso.date().safeParse(iso).success && iso >= "1900" && iso < "2101" ? iso : undefined;
}

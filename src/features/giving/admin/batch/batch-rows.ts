import type { DonorItem } from "../../api/admin/schemas";
import { MAX_AMOUNT } from "../../limits";
import { centsOf } from "../form/gift-fields";
import { today } from "../today";
import { GENERAL_DESIGNATION } from "../use-designations";

/** The cells for a donor who is not in the list yet. */
export const NEW_DONOR = [
  "firstname",
  "lastname",
  "company",
  "addressStreet",
  "addressCity",
  "addressState",
  "addressZip",
  "email",
] as const;

type Cell = "amount" | "checkNumber" | "givenOn" | "designation" | "memo" | (typeof NEW_DONOR)[number];

/** One row of the batch with its text as typed. */
export interface BatchRow extends Record<Cell, string> {
  key: string;
  /** The text of the donor's cell. */
  donorText: string;
  /** The chosen donor. */
  donor: DonorItem | null;
  /** Whether the row has cells for a new donor. */
  isNew: boolean;
}

/** An empty row, with the date and purpose of the row before it. */
export function emptyRow(before?: BatchRow): BatchRow {
  return {
    key: crypto.randomUUID(),
    donorText: "",
    donor: null,
    isNew: false,
    amount: "",
    checkNumber: "",
    givenOn: before?.givenOn ?? today(),
    designation: before?.designation ?? GENERAL_DESIGNATION,
    memo: "",
    firstname: "",
    lastname: "",
    company: "",
    addressStreet: "",
    addressCity: "",
    addressState: "",
    addressZip: "",
    email: "",
  };
}

/** Whether the row is empty. Empty rows are not sent. */
export function isEmpty({ donorText, donor, amount, checkNumber, memo }: BatchRow): boolean {
  return !donorText.trim() && !donor && !amount && !checkNumber && !memo;
}

/** Splits a name, "Ellen Baker" or "Baker, Ellen", into the fields of a new donor. */
export function nameParts(text: string): { firstname: string; lastname: string } {
  const typed = text.trim().replaceAll(/\s+/g, " ");
  const [last = "", first] = typed.split(/,\s*/);
  if (first !== undefined) return { firstname: first, lastname: last };
  const words = typed.split(" ");
  return { firstname: words.slice(0, -1).join(" "), lastname: words.at(-1) ?? "" };
}

/** The sum of the valid amounts, in cents. An amount that the server would refuse does not count. */
export function sumOf(rows: readonly BatchRow[]): number {
  return rows.reduce((cents, { amount }) => (isAmount(amount) ? cents + centsOf(amount) : cents), 0);
}

/** Whether a typed amount is one that a gift can have. */
export function isAmount(dollars: string): boolean {
  const cents = centsOf(dollars);
  return cents >= 1 && cents <= MAX_AMOUNT;
}

/** The row as the API's request body. */
export function rowBody(row: BatchRow) {
  const { amount, givenOn, designation, checkNumber, memo, donor } = row;
  const gift = { amount: centsOf(amount), givenOn, designation, checkNumber, memo };
  if (donor) return { ...gift, donorId: donor.id };
  const { firstname, lastname, company, addressStreet, addressCity, addressState, addressZip, email } = row;
  return {
    ...gift,
    firstname,
    lastname,
    company,
    addressStreet,
    addressCity,
    addressState,
    addressZip,
    email,
  };
}

import type { DonorItem } from "../../api/admin/schemas";
import { centsOf } from "../form/gift-fields";
import { today } from "../today";
import { GENERAL_DESIGNATION } from "../use-designations";

/** The details of a donor who is not in the list yet. */
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

/** One check as it is typed. */
export interface BatchRow extends Record<Cell, string> {
  key: string;
  /** What the donor's cell shows. */
  donorText: string;
  /** The donor who was chosen. */
  donor: DonorItem | null;
  /** Whether the row has cells for a new donor. */
  isNew: boolean;
}

/** An empty row. Date and purpose are those of the row before it. */
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

/** Whether nothing was typed into a row. Such rows are not sent. */
export function isEmpty({ donorText, donor, amount, checkNumber, memo }: BatchRow): boolean {
  return !donorText.trim() && !donor && !amount && !checkNumber && !memo;
}

/** The name as typed, "Ellen Baker" or "Baker, Ellen", as the fields of a new donor. */
export function nameParts(text: string): { firstname: string; lastname: string } {
  const typed = text.trim().replaceAll(/\s+/g, " ");
  const [last = "", first] = typed.split(/,\s*/);
  if (first !== undefined) return { firstname: first, lastname: last };
  const words = typed.split(" ");
  return { firstname: words.slice(0, -1).join(" "), lastname: words.at(-1) ?? "" };
}

/** Cents. */
export function sumOf(rows: readonly BatchRow[]): number {
  return rows.reduce((cents, { amount }) => cents + centsOf(amount), 0);
}

/** A row as the API expects it. */
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

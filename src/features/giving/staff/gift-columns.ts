/**
 * The possible columns of the CSV of gifts. Imports nothing, because the screen that maps them to another program uses
 * it too.
 */
export const giftColumns = {
  giver: [
    "title",
    "firstname",
    "lastname",
    "spouse",
    "company",
    "email",
    "phone",
    "addressStreet",
    "addressCity",
    "addressState",
    "addressZip",
  ] as const,
  gift: [
    "receipt",
    "reference",
    "date",
    "amount",
    "refunded",
    "net",
    "fee",
    "designation",
    "origin",
    "state",
    "anonymous",
    "employeeGiving",
    "estate",
    "volunteer",
    "checkNumber",
    "memo",
    "tribute",
    "name",
    "donor",
    "campaign",
  ] as const,
};

export type GiftColumn = (typeof giftColumns.giver)[number] | (typeof giftColumns.gift)[number];

/** The default headings. */
export const columnHeadings: Record<GiftColumn, string> = {
  receipt: "Receipt",
  reference: "Reference",
  date: "Date",
  amount: "Amount",
  refunded: "Refunded",
  net: "Net",
  fee: "Fee covered",
  designation: "Designation",
  origin: "Came by",
  state: "State",
  donor: "Donor ID",
  name: "Name",
  title: "Title",
  firstname: "First name",
  lastname: "Last name",
  spouse: "Spouse",
  company: "Company",
  email: "Email",
  phone: "Phone",
  addressStreet: "Street",
  addressCity: "City",
  addressState: "State or province",
  addressZip: "ZIP",
  checkNumber: "Check number",
  memo: "Memo",
  anonymous: "Anonymous",
  employeeGiving: "Employee giving",
  estate: "Estate",
  volunteer: "Volunteer",
  tribute: "In honor or memory of",
  campaign: "Campaign",
};

/** All columns, in the order of the dialog. */
export const allGiftColumns = Object.keys(columnHeadings) as GiftColumn[];

/** The default columns of a file. Other programs read them by position, so they must not change. */
export const usualGiftColumns = allGiftColumns.filter((name) => name !== "campaign");

/** The columns that a printed list may have: names and designations, no addresses or refunds. */
export const printedColumns: readonly GiftColumn[] = [
  "name",
  "company",
  "addressCity",
  "date",
  "amount",
  "net",
  "designation",
  "tribute",
];

/** What a spreadsheet of gifts can hold. Plain data, for the server and for the screen on which staff map it to another program's. */
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
    "tribute",
    "name",
    "donor",
  ] as const,
};

export type GiftColumn = (typeof giftColumns.giver)[number] | (typeof giftColumns.gift)[number];

/** How each is headed unless staff say otherwise. */
export const columnHeadings: Record<GiftColumn, string> = {
  receipt: "Receipt",
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
  anonymous: "Anonymous",
  employeeGiving: "Employee giving",
  estate: "Estate",
  volunteer: "Volunteer",
  tribute: "In honor or memory of",
};

/** In the order in which they are offered. */
export const allGiftColumns = Object.keys(columnHeadings) as GiftColumn[];

/** What a list that others read may hold: names and what for, no address, and no amount that was asked back. */
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

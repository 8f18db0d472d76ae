import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { titleOfCampaign } from "../campaign/campaign-titles";
import { giverLabels } from "../donor/giver-labels";

/** The values before and after a correction. */
export interface ChangedDetails<Details = Record<string, unknown>> {
  before: Details;
  after: Details;
}

const LABELS: Record<string, string> = {
  amount: "Amount",
  givenOn: "Date",
  designation: "For",
  campaignId: "Campaign",
  anonymous: "Anonymous",
  checkNumber: "Check number",
  memo: "Memo",
  ...giverLabels,
  kind: "Tribute",
  firstnameHonor: "First name of the person honored",
  lastnameHonor: "Last name of the person honored",
  noteHonor: "Message from the donor",
  tellName: "Person to notify",
  tellEmail: "Their email",
  tellStreet: "Their street",
  tellCity: "Their city",
  tellState: "Their state",
  tellZip: "Their ZIP code",
};

/**
 * The changed values with their labels, for staff.
 * @param campaigns titles by id
 */
export function changedFields(
  { before, after }: ChangedDetails,
  campaigns: ReadonlyMap<string, string>,
): { label: string; before: string; after: string }[] {
  const [old, fresh] = [flat(before), flat(after)];
  return changedNames({ before, after }).map((name) => ({
    label: LABELS[name] ?? name,
    before: wordsOf(name, old[name], campaigns),
    after: wordsOf(name, fresh[name], campaigns),
  }));
}

/** The names of the changed values. The audit log uses them because it contains no personal data. */
export function changedNames({ before, after }: ChangedDetails<object>): string[] {
  const [old, fresh] = [flat(before), flat(after)];
  return Object.keys(LABELS).filter((name) => (old[name] ?? "") !== (fresh[name] ?? ""));
}

/** Merges the fields of the giver and the tribute into one level. Their names do not collide. */
function flat(details: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      value !== null && typeof value === "object" ? Object.entries(value) : [[name, value]],
    ),
  );
}

function wordsOf(name: string, value: unknown, campaigns: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return "Yes";
  if (name === "amount" && typeof value === "number") return formatDollars(value);
  if (name === "campaignId") return titleOfCampaign(campaigns, String(value));
  if (name === "kind") return value === "memory" ? "In memory of" : "In honor of";
  return String(value);
}

import type { ReactNode } from "react";
import { UNREADABLE } from "~/admin/screen/unreadable-note";
import { displayPhone } from "~/ui/phone/phone-number";
import type { DonorDetail } from "../api/admin/schemas";
import styles from "./giving.module.css";

/** A list of labeled facts. Leaves out empty ones. */
export function FactsOf({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A giver's details as labeled facts. */
export function giverFacts({
  giver,
  unreadable,
}: Pick<DonorDetail, "giver" | "unreadable">): (readonly [string, ReactNode])[] {
  if (!giver) return [["Name", unreadable ? UNREADABLE : "Erased"]];
  const { title, firstname, lastname, spouse, company, email, phone } = giver;
  const { addressStreet, addressCity, addressState, addressZip } = giver;
  const place = [addressCity, `${addressState} ${addressZip}`.trim()].filter(Boolean).join(", ");
  return [
    ["Name", [title, firstname, lastname].filter(Boolean).join(" ")],
    ["Spouse", spouse],
    ["Company", company],
    ["Address", [addressStreet, place].filter(Boolean).join("\n")],
    ["Email", email && <a href={`mailto:${email}`}>{email}</a>],
    ["Phone", phone && <a href={`tel:${phone}`}>{displayPhone(phone)}</a>],
  ];
}

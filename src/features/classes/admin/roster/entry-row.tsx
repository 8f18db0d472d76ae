import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { When } from "~/admin/screen/when";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { Phone } from "~/ui/phone/phone";
import type { RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";
import { paidBy } from "./paid-by";
import { answersForAll } from "./people-in";
import styles from "./roster.module.css";

interface EntryRowProps {
  entry: RosterEntry;
  /** Shown before the name: the check-in button, or the position on the waitlist. */
  lead: ReactNode;
  /** The people of a group; empty for a person who comes alone. */
  people: ReactNode;
  menu: ReactNode;
  /** Opens the person's details and history. */
  onOpen(): void;
}

/** One person on the roster: name, contact details, and the note of the staff. */
export function EntryRow({ entry, lead, people, menu, onOpen }: EntryRowProps) {
  const { email, phone, note } = entry;
  const answers = answersForAll(entry);
  return (
    <li className={styles.row}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.who}>
        <p className={styles.name}>
          <button type="button" className={styles.open} onClick={onOpen}>
            <Name entry={entry} />
          </button>{" "}
          <Marks entry={entry} />
        </p>
        {people}
        <p className={styles.reach}>
          {phone && <Phone number={phone} className={styles.phone} />}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          <span className={styles.number}>{entry.confirmationNumber}</span>
        </p>
        {answers.length > 0 && (
          <p className={styles.quiet}>
            {answers.map(({ label, answer }) => `${label}: ${answer}`).join(" · ")}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.menu}>{menu}</div>
    </li>
  );
}

/** Last names are emphasized, because the rows are sorted by them. */
function Name({ entry }: { entry: RosterEntry }) {
  if (!entry.lastName) return nameOf(entry);
  return (
    <span>
      <span className={styles.first}>{entry.firstName}</span> {entry.lastName}
    </span>
  );
}

function Marks({ entry }: { entry: RosterEntry }) {
  const { status, offeredUntil, bringingGuest, isWalkIn, payment, owed } = entry;
  const paid = paidBy(entry);
  return (
    <>
      {bringingGuest && (
        <Badge variant="light" color="teal">
          With a guest
        </Badge>
      )}
      {isWalkIn && (
        <Badge variant="light" color="gray">
          Added by staff
        </Badge>
      )}
      {status === "held" && (
        <Badge variant="light" color="amber">
          Not paid yet
        </Badge>
      )}
      {status === "offered" && offeredUntil && (
        <Badge variant="light" color="amber">
          Offered, ends&nbsp;
          <When at={offeredUntil} />
        </Badge>
      )}
      {status === "cancelled" && (
        <Badge variant="light" color="clay">
          Canceled
        </Badge>
      )}
      {status === "expired" && (
        <Badge variant="light" color="gray">
          Offer expired
        </Badge>
      )}
      {paid > 0 && <span className={styles.paid}>{describePaid(entry)}</span>}
      {payment !== null && payment.refunded > 0 && (
        <span className={styles.paid}>{formatDollars(payment.refunded)} refunded</span>
      )}
      {owed > 0 && <span className={styles.paid}>{formatDollars(owed)} to be paid at the desk</span>}
    </>
  );
}

/** "Paid $40.00", with the method if it was paid at the desk. */
function describePaid(entry: RosterEntry): string {
  const paid = `Paid ${formatDollars(paidBy(entry))}`;
  if (!entry.desk) return paid;
  return `${paid} ${entry.desk.method === "check" ? "by check" : "in cash"}`;
}

import { type Fact, Facts } from "~/ui/facts/facts";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { QrCode } from "~/ui/qr-code/qr-code";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { SessionList } from "../class/session-list";
import styles from "./registration.module.css";
import type { ShownRegistration } from "./registration-page-data";

interface TicketProps {
  registration: ShownRegistration;
  /** Ten digits. */
  phone: string | undefined;
}

/** What a person needs to attend: when, where, who comes, what was paid, and the phone number. */
export function Ticket({ registration, phone }: TicketProps) {
  const { canCancel, status, email } = registration;
  return (
    <div className={styles.ticket}>
      <p className={styles.number}>
        Confirmation number <strong>{registration.confirmationNumber}</strong>
      </p>
      {registration.code && <CheckInCode code={registration.code} isGroup={registration.names.length > 1} />}
      <Facts facts={factsOf(registration, phone)} />
      {registration.refundRule && canCancel && <p className={styles.rule}>{registration.refundRule}</p>}
      {email && <p className={styles.rule}>We send our emails about this class to {email}.</p>}
      {canCancel && status === "confirmed" && <AddToCalendar registration={registration} />}
    </div>
  );
}

interface CheckInCodeProps {
  code: NonNullable<ShownRegistration["code"]>;
  isGroup: boolean;
}

/** The code that a person shows at the door. */
function CheckInCode({ code: { text, drawing }, isGroup }: CheckInCodeProps) {
  return (
    <div className={styles.code}>
      <QrCode drawing={drawing} label="QR code for your check-in" />
      <p>
        {isGroup ? "Show this code when you come. It is for all of you." : "Show this code when you come."}
        <strong className={styles.codeText}>{text}</strong>
      </p>
    </div>
  );
}

function factsOf(
  { when, sessions, where, names, needs, ...registration }: ShownRegistration,
  phone?: string,
): Fact[] {
  const cost = costOf(registration);
  const dates = (
    <>
      <p>{when}</p>
      <SessionList sessions={sessions} />
    </>
  );
  const facts: Fact[] = [{ kind: "when", value: dates }];
  if (where) facts.push({ kind: "where", value: where });
  if (registration.canCancel && registration.whatToBring)
    facts.push({ kind: "bring", value: registration.whatToBring });
  if (cost) facts.push({ kind: "cost", label: registration.paid ? "Paid" : "Cost", value: cost });
  if (names.length > 0)
    facts.push({ kind: "register", label: "Registered", value: <Names names={names} needs={needs} /> });
  if (phone)
    facts.push({ kind: "phone", label: "Questions", value: <Phone number={phone} label="Classes" /> });
  return facts;
}

interface NamesProps {
  names: string[];
  /** The person's answers; empty if there are none. */
  needs: string[];
}

function Names({ names, needs }: NamesProps) {
  if (names.length === 1 && !needs[0]) return names[0];
  return (
    <ul className={styles.names}>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same name, and the list never moves
        <li key={at}>
          {name}
          {needs[at] && <span className={styles.needs}>{needs[at]}</span>}
        </li>
      ))}
    </ul>
  );
}

function costOf({ paid, price }: Pick<ShownRegistration, "paid" | "price">): string {
  if (!paid) return price;
  const refunded = paid.refunded ? `, ${paid.refunded} refunded` : "";
  return `${paid.amount} on ${paid.on}${refunded}`;
}

/** A file for every calendar program, and links for the two most common web calendars for each session. */
function AddToCalendar({ registration: { slug, sessions, calendars } }: { registration: ShownRegistration }) {
  const [only, ...others] = calendars;
  if (!only) return null;
  const isSeveral = sessions.length > 1;
  return (
    <div className={styles.calendars}>
      <p className={styles.calendarLabel}>
        <Icon name="calendar" />
        Add to my calendar
      </p>
      <ul>
        <li>
          <Link href={`/classes/${slug}.ics`}>
            {isSeveral ? "Calendar file with all dates" : "Calendar file"}
          </Link>
        </li>
        {!isSeveral && <WebCalendars {...only} />}
      </ul>
      {isSeveral && (
        <details className={styles.webCalendars}>
          <summary>Google or Outlook, one date at a time</summary>
          <ol>
            {[only, ...others].map((one) => (
              <li key={one.google}>
                {one.dates}
                <ul>
                  <WebCalendars {...one} isOneOfSeveral />
                </ul>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

interface WebCalendarsProps {
  dates: string;
  google: string;
  outlook: string;
  /** Whether the links must name their session. */
  isOneOfSeveral?: boolean;
}

function WebCalendars({ dates, google, outlook, isOneOfSeveral = false }: WebCalendarsProps) {
  const sessionLabel = isOneOfSeveral && <VisuallyHidden>, {dates}</VisuallyHidden>;
  return (
    <>
      <li>
        <Link href={google}>Google{sessionLabel}</Link>
      </li>
      <li>
        <Link href={outlook}>Outlook{sessionLabel}</Link>
      </li>
    </>
  );
}

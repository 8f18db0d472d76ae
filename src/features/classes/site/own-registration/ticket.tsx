import { Facts } from "~/ui/facts/facts";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import type { ShownRegistration } from "./own-registration";
import styles from "./registration.module.css";

/** What somebody needs to come: when, where, for whom, and whom to call. */
export function Ticket({ own, phone }: { own: ShownRegistration; phone: string | undefined }) {
  const { when, where, price, who, slug, canCancel, status } = own;
  return (
    <div className={styles.ticket}>
      <Facts
        facts={[
          { kind: "when", value: when },
          ...(where ? [{ kind: "where" as const, value: where }] : []),
          ...(price ? [{ kind: "cost" as const, value: price }] : []),
          ...(who ? [{ kind: "register" as const, label: "Registered", value: who }] : []),
          ...(phone
            ? [
                {
                  kind: "phone" as const,
                  label: "Questions",
                  value: <Phone number={phone} label="Classes" />,
                },
              ]
            : []),
        ]}
      />
      {canCancel && status !== "waitlisted" && (
        <Link href={`/classes/${slug}.ics`} className={styles.calendar}>
          <Icon name="calendar" />
          Add to my calendar
        </Link>
      )}
    </div>
  );
}

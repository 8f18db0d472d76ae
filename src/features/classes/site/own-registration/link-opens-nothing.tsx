import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { Alert } from "~/ui/alert/alert";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { Section } from "~/ui/section/section";
import styles from "./registration.module.css";

interface LinkOpensNothingProps {
  /** The class and the recipient, if the seat was just handed over. */
  handedOver: { title: string; to: string } | null;
  phone: string | undefined;
}

/** Shown if a private link has no registration, because the seat was handed over or the link is incomplete. */
export function LinkOpensNothing({ handedOver, phone }: LinkOpensNothingProps) {
  return (
    <Section room="small" className={styles.narrow}>
      <p className={styles.kind}>Your registration</p>
      <h1 className={styles.heading}>{handedOver ? handedOver.title : "This link does not work"}</h1>
      {handedOver ? (
        <Alert tone="good" title={`It is ${handedOver.to}’s now`}>
          <p>
            We are emailing both of you. Your link no longer works; the link in their email does. Thank you
            for passing it on.
          </p>
        </Alert>
      ) : (
        <p>
          The registration may have been transferred to another person, or part of the link may be missing.
          Use the whole link from our latest email to you.
        </p>
      )}
      <p>
        {phone && (
          <>
            {handedOver ? "Was that a mistake? Call" : "Do you need help? Call"}{" "}
            <Phone number={phone} label="Classes" />.{" "}
          </>
        )}
        <Link href={CLASSES_PATH}>All classes</Link>
      </p>
    </Section>
  );
}

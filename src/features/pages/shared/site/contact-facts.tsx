import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import type { contactFactsBlock } from "../../blocks/contact-facts/block";
import styles from "./contact-facts.module.css";

/** An email address. Anything else is shown as plain text. */
const ADDRESS = /^[\w.+-]+@[\w.-]+$/;

type Contact = BlockProps<typeof contactFactsBlock>["items"][number];

export function ContactFacts({ heading, items, anchor, ground }: BlockProps<typeof contactFactsBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground}>
      <dl className={styles.contacts}>
        {items.map((contact) => (
          <div key={`${contact.label} ${contact.phone}`} className={styles.contact}>
            <dt className={styles.label}>{contact.label}</dt>
            <ContactLine {...contact} />
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}

/** The phone number, its hours, then the rest, in the same order in every row. */
function ContactLine({ label, phone, email, hours, text }: Contact) {
  return (
    <dd className={styles.reach}>
      {phone && <Phone number={phone} label={label} className={styles.phone} />}
      {hours && <span className={styles.hours}>{hours}</span>}
      {ADDRESS.test(email) ? (
        <a href={`mailto:${email}`} className={styles.email}>
          {email}
        </a>
      ) : (
        email && <span className={styles.email}>{email}</span>
      )}
      {text && (
        <span className={styles.note}>
          <TextWithPhones text={text} />
        </span>
      )}
    </dd>
  );
}

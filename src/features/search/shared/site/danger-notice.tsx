import { Alert } from "~/ui/alert/alert";
import { classNames } from "~/ui/class-names";
import { Icon, type IconName } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import type { Contact, DangerNotice } from "../danger-notice";
import styles from "./danger-notice.module.css";

/** The danger notice above everything else. The results follow. */
export function DangerNoticeBand({ notice }: { notice: DangerNotice }) {
  const { language, title, text, contacts } = notice;
  return (
    <Section room="small">
      <div lang={language}>
        <Alert tone="urgent" title={title} announced>
          <p className={styles.text}>{text}</p>
          <Contacts contacts={contacts} />
        </Alert>
      </div>
    </Section>
  );
}

/** The page for suicidal thoughts: contacts, and nothing that leads elsewhere. */
export function CrisisHelp({ notice }: { notice: DangerNotice }) {
  const { language, title, text, contacts } = notice;
  return (
    <Section ground="mist" width="text" room="small">
      <div lang={language} className={styles.crisis}>
        <div role="alert">
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.lead}>{text}</p>
        </div>
        <Contacts contacts={contacts} />
      </div>
    </Section>
  );
}

/** One row for each contact, wide enough for a thumb. The most urgent one is emphasized. */
function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className={styles.contacts}>
      {contacts.map(({ label, detail, url }, at) => (
        <li key={url}>
          <a href={url} className={classNames(styles.contact, at === 0 && styles.first)}>
            <Icon name={iconOf(url)} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              <span className={styles.detail}>{detail}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function iconOf(url: string): IconName {
  if (url.startsWith("tel:")) return "phone";
  return url.startsWith("sms:") ? "mail" : "external";
}

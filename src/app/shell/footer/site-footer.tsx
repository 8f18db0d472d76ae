import type { Tracking } from "~/server/isomorphic/tracking";
import type { MenuItem, ShellMenus, ShellSettings } from "~/site/root-data";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture } from "~/ui/picture/picture";
import { siteFeatures } from "../../site-features";
import { ConsentChoice } from "../consent/consent-choice";
import { NavigationLink } from "../navigation-link";
import { Hills } from "./hills";
import styles from "./site-footer.module.css";

const sections = siteFeatures.flatMap(({ FooterSection = [] }) => FooterSection);
const LOOK = { section: styles.section, heading: styles.heading };

/** Phone numbers, directions, and common links. */
export function SiteFooter({
  menus,
  settings,
  tracking,
}: {
  menus: ShellMenus;
  settings: ShellSettings;
  tracking?: Tracking | null;
}) {
  return (
    <footer className={styles.footer}>
      <Hills />
      <div className={styles.inner}>
        <div className={styles.reach}>
          <Phones settings={settings} />
          <Place settings={settings} />
        </div>
        <div className={styles.groups}>
          {menus.footer.map((group) => (
            <Group key={group.label} group={group} />
          ))}
        </div>
        {sections.map((FooterSection) => (
          <FooterSection key={FooterSection.name} settings={settings} look={LOOK} />
        ))}
        <Legal settings={settings} tracking={tracking} />
      </div>
    </footer>
  );
}

function Phones({ settings }: { settings: ShellSettings }) {
  return (
    <section aria-labelledby="footer-phones" className={styles.phones}>
      <h2 id="footer-phones" className={styles.heading}>
        Call us
      </h2>
      <p className={styles.emergency}>
        <TextWithPhones text={settings.emergencyLine} className={styles.number} />
      </p>
      <dl className={styles.phoneList}>
        {settings.phones.map(({ label, phone, hours }) => (
          <div key={label} className={styles.phone}>
            <dt>{label}</dt>
            <dd>
              <Phone number={phone} label={label} className={styles.number} />
            </dd>
            {hours && <dd className={styles.hours}>{hours}</dd>}
          </div>
        ))}
      </dl>
      <p>
        <NavigationLink item={{ label: "All phone numbers", href: "/contact-us" }} className={styles.line} />
      </p>
      <p>
        <NavigationLink
          item={{ label: "Phones, hours and directions on one page", href: "/essentials" }}
          className={styles.line}
        />
      </p>
    </section>
  );
}

function Place({ settings }: { settings: ShellSettings }) {
  const { hospitalName, addressLine1, addressCity, addressState, addressPostalCode, email, mapImage } =
    settings;
  if (!addressLine1) return null;
  return (
    <section aria-labelledby="footer-place" className={styles.place}>
      <h2 id="footer-place" className={styles.heading}>
        Find us
      </h2>
      <address>
        <strong>{hospitalName}</strong>
        <br />
        {addressLine1}
        <br />
        {addressCity}, {addressState} {addressPostalCode}
      </address>
      {email && (
        <a href={`mailto:${email}`} className={styles.line}>
          {email}
        </a>
      )}
      <Link href="emit:locations-map" className={styles.mapLink}>
        <Picture
          image={mapImage && { ...mapImage, alt: "" }}
          sizes="22rem"
          shape="wide"
          ground="sand"
          className={styles.map}
        />
        All our locations, on a map
      </Link>
    </section>
  );
}

function Group({ group }: { group: MenuItem }) {
  const id = `footer-${group.label.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}`;
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {group.label}
      </h2>
      <ul className={styles.links}>
        {group.subItems?.map((item) => (
          <li key={item.label}>
            <NavigationLink item={item} className={styles.line} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legal({ settings, tracking }: { settings: ShellSettings; tracking?: Tracking | null }) {
  const { hospitalName, foundationName, foundationTaxId, crisisLine, socialLinks = [] } = settings;
  return (
    <div className={styles.legal}>
      <p>
        <TextWithPhones text={crisisLine} className={styles.number} />
      </p>
      {socialLinks.length > 0 && (
        <ul className={styles.social} aria-label="Elsewhere">
          {socialLinks.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className={styles.line}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ConsentChoice tracking={tracking} className={styles.choice} messageClass={styles.fine} />
      <p className={styles.fine}>
        © {hospitalName}
        {foundationName && foundationTaxId && `. ${foundationName}, tax id ${foundationTaxId}`}
      </p>
    </div>
  );
}

import { pictureOf } from "~/features/media/shared/image/picture-of";
import type { GivingView } from "~/features/settings/shared/giving-view";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import styles from "./render.module.css";

/** Links to other services that accept gifts, with their pictures. */
export function Services({ services }: { services: GivingView["givingServices"] }) {
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      <p>You can also give with a service that you know:</p>
      <ul className={styles.serviceList}>
        {services.map(({ label, href, image }) => (
          <li key={href}>
            <Link href={href} className={styles.service}>
              {image ? <Picture image={{ ...pictureOf(image), alt: label }} ground="none" /> : label}
              <Icon name="external" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ShellSettings } from "~/site/root-data";
import { Icon } from "~/ui/icon/icon";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import styles from "./call-bar.module.css";
import { useMeasuredBar } from "./use-measured-bar";

/** On narrow screens, always visible at the bottom: 911 and the hospital's main phone. */
export function CallBar({ settings }: { settings: ShellSettings }) {
  const place = useMeasuredBar<HTMLDivElement>("--call-bar-takes");
  return (
    <div ref={place} className={styles.place}>
      <aside aria-label="Call us" className={styles.bar}>
        <a href="tel:911" className={styles.emergency}>
          <span className={styles.word}>Emergency</span> <strong>911</strong>
        </a>
        {settings.mainPhone && (
          <a href={phoneHref(settings.mainPhone)} className={styles.call}>
            <Icon name="phone" />
            <span className={styles.word}>Main phone</span>{" "}
            <strong>{displayPhone(settings.mainPhone)}</strong>
          </a>
        )}
      </aside>
    </div>
  );
}

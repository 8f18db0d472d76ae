import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/site/root-data";
import { Icon, type IconName } from "~/ui/icon/icon";
import styles from "./what-you-get.module.css";

/** Next to the form: what the newsletter contains, and how often it is sent. */
export function WhatYouGet() {
  const foundation = useRouteLoaderData<RootData>("root")?.settings?.foundationName || "our foundation";
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        Neighbors help pay for care close to home. {foundation} writes to tell you what your help did.
      </p>
      <ul className={styles.list}>
        {BENEFITS.map(({ icon, text }) => (
          <li key={text} className={styles.item}>
            <Icon name={icon} size="large" className={styles.icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const BENEFITS: { icon: IconName; text: string }[] = [
  { icon: "heart", text: "Stories of patients, staff and gifts that made a difference" },
  { icon: "calendar", text: "Classes, screenings and events before they fill up" },
  {
    icon: "mail",
    text: "A few letters a year, never more than one a month, and never your address to anybody else",
  },
];

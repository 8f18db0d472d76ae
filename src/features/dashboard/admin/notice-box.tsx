import { Link } from "react-router";
import { classNames } from "~/ui/class-names";
import styles from "./dashboard.module.css";
import { DismissButton } from "./dismiss-button";
import type { Notice } from "./notices";

export function NoticeBox({ notice: { key, tone, title, text, link } }: { notice: Notice }) {
  return (
    <section className={classNames(styles.notice, styles[tone])} aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p>
          {text} <Link to={link.href}>{link.label}</Link>
        </p>
      </div>
      <DismissButton itemKey={key} title={title} />
    </section>
  );
}

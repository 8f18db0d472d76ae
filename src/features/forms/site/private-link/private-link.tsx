import styles from "./private-link.module.css";

/** The private link of a person without an email address. It cannot be shown again. */
export function PrivateLink({ href }: { href: string }) {
  return (
    <div className={styles.link}>
      <p>
        <strong>Keep this link.</strong> You gave no email address, so it is shown here, and only once. It
        leads to your private page, where you see the status.
      </p>
      <p className={styles.address}>
        <a href={href}>{href}</a>
      </p>
      <p>Copy it or write it down. Anyone who has it can read the page, so do not share it.</p>
    </div>
  );
}

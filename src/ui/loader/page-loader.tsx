import { classNames } from "../class-names";
import { Dots } from "./loader";
import styles from "./page-loader.module.css";

/** Covers the page, but not the header with its phone numbers, while the next one loads. */
export function PageLoader({ active }: { active: boolean }) {
  return (
    <div className={classNames(styles.loader, active && styles.active)} role="status" data-page-loader="">
      {active && (
        <>
          <Dots />
          <span className={styles.label}>Loading the page</span>
        </>
      )}
    </div>
  );
}

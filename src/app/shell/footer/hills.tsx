import styles from "./site-footer.module.css";

/** The end of the page: two lines of prairie hills, the nearer one darker. */
export function Hills() {
  return (
    <svg
      className={styles.hills}
      viewBox="0 0 1440 96"
      width="1440"
      height="96"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.farHills}
        d="M0 58C120 34 236 22 372 30c150 9 236 40 384 36 164-4 268-52 430-56 104-3 182 18 254 40v46H0Z"
      />
      <path
        className={styles.nearHills}
        d="M0 82c138-14 260-30 418-26 178 5 300 34 470 26 156-7 240-38 378-36 70 1 122 10 174 20v31H0Z"
      />
    </svg>
  );
}

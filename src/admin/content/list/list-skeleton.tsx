import { Skeleton } from "@mantine/core";
import styles from "./list-screen.module.css";

/** Placeholder of the list until its first rows arrive, with the same height. */
export function ListSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the list">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else
        <div key={index} className={styles.skeletonRow}>
          <Skeleton height={14} width={18} />
          <Skeleton height={14} width="28%" />
          <Skeleton height={14} width="10%" />
          <Skeleton height={14} width="22%" />
        </div>
      ))}
    </div>
  );
}

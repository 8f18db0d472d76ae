import { ImageOff } from "lucide-react";
import styles from "./list-table.module.css";

/**
 * A small picture beside the record's name, so hidden from screen readers; an empty frame if none is chosen.
 */
export function Thumbnail({ src }: { src: string | null }) {
  if (!src) {
    return (
      <span className={styles.thumbnail}>
        <ImageOff size={18} aria-hidden />
      </span>
    );
  }
  return <img className={styles.thumbnail} src={src} alt="" width={44} height={44} loading="lazy" />;
}

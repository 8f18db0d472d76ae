import type { Values } from "~/admin/content/draft/draft-state";
import type { References } from "~/content/item-schemas";
import { cutAt } from "./cut-at";
import styles from "./previews.module.css";

/** A preview of a shared link, with the picture cropped to 1200 by 630. */
export function SharePreview({ values, references }: { values: Values; references: References }) {
  const picture = typeof values.shareImage === "string" ? references[values.shareImage] : undefined;
  return (
    <section aria-labelledby="share-preview" className={styles.preview}>
      <h2 id="share-preview">When it is shared</h2>
      <div className={styles.card}>
        {picture?.thumbSrc ? (
          <img className={styles.picture} src={picture.thumbSrc} alt={picture.alt ?? ""} />
        ) : (
          <span className={styles.noPicture}>The site’s own picture, 1200 × 630</span>
        )}
        <span className={styles.cardWords}>
          <span className={styles.address}>{location.host}</span>
          <strong>{cutAt(String(values.title ?? ""), 70) || "A page without a title"}</strong>
          <span>{cutAt(String(values.description ?? ""), 110)}</span>
        </span>
      </div>
    </section>
  );
}

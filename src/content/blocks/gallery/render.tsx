import { useMemo } from "react";
import { Icon } from "~/ui/icon/icon";
import { PictureLink } from "~/ui/lightbox/picture-link";
import { Picture } from "~/ui/picture/picture";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { pictureOf } from "../../types/image/picture-of";
import type { BlockProps } from "../block-props";
import { BlockSection } from "../layout/block-section";
import type { galleryBlock } from "./block";
import { gallerySlides } from "./gallery-slides";
import styles from "./render.module.css";

/** Pictures side by side, each a link to its large file; with script it opens the lightbox at that picture. */
export function Gallery({ heading, intro, slides, anchor, ground }: BlockProps<typeof galleryBlock>) {
  const large = useMemo(() => gallerySlides(slides), [slides]);
  if (slides.length === 0) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <ul className={styles.pictures} data-gallery={anchor}>
        {slides.map(({ type, image, caption }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
          <li key={at} className={styles.picture}>
            <PictureLink
              slides={large}
              index={at}
              className={styles.link}
              {...(heading && { title: heading })}
            >
              <Picture
                image={{ ...pictureOf(image), alt: image.alt || caption || `Picture ${at + 1}` }}
                shape="wide"
                sizes="(min-width: 992px) 25rem, (min-width: 576px) 50vw, 100vw"
                className={styles.still}
              />
              {type === "video" && (
                <span className={styles.play}>
                  <Icon name="play" />
                  <VisuallyHidden>, a film</VisuallyHidden>
                </span>
              )}
            </PictureLink>
            {caption && <p className={styles.caption}>{caption}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

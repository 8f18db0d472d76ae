import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { Icon } from "~/ui/icon/icon";
import { PictureLink } from "~/ui/lightbox/picture-link";
import { Picture } from "~/ui/picture/picture";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { ImageView } from "../../shared/image/image-view";
import { pictureOf } from "../../shared/image/picture-of";
import type { galleryBlock } from "./block";
import { gallerySlides, type SlideOfGallery } from "./gallery-slides";
import styles from "./render.module.css";

interface GalleryProps extends Omit<BlockProps<typeof galleryBlock>, "data" | "slides"> {
  slides?: SlideOfGallery[];
  /** If present, shown instead of slides: one row of squares that scrolls sideways. */
  pictures?: ImageView[];
}

/** Pictures side by side. Each links to its large file; with JavaScript, the lightbox opens at that picture. */
export default function Gallery({
  heading,
  intro,
  pictures,
  slides = pictures?.map((image) => ({ image })) ?? [],
  anchor,
  ground,
}: GalleryProps) {
  const large = gallerySlides(slides);
  if (slides.length === 0) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <ul className={pictures ? styles.strip : styles.pictures} data-gallery={anchor}>
        {slides.map(({ type, image, caption }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
          <li key={at} className={styles.picture}>
            <PictureLink slides={large} index={at} className={styles.link} title={heading || undefined}>
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

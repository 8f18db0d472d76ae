import type { BlockProps } from "~/content/blocks/block-props";
import { classNames } from "~/ui/class-names";
import { PictureLink } from "~/ui/lightbox/picture-link";
import { Link } from "~/ui/link/link";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { slideOf } from "../../image/slide-of";
import { pictureOf } from "../../shared/image/picture-of";
import type { imageBlock } from "./block";
import styles from "./render.module.css";

const SIZES = {
  page: "(min-width: 1344px) 80rem, 100vw",
  text: "(min-width: 46rem) 46rem, 100vw",
  small: "(min-width: 24rem) 24rem, 100vw",
};

/**
 * One picture. Its alternative text is the accessible name of its link, so a picture without text has no link. A
 * picture without a link opens in the lightbox.
 */
export default function ImageBlock({
  image,
  caption,
  size,
  href,
  anchor,
  ground,
}: BlockProps<typeof imageBlock>) {
  if (!image) return null;
  const picture = (
    <Picture image={pictureOf(image)} sizes={SIZES[size ?? "text"]} className={styles.picture} />
  );
  return (
    <Section ground={ground} room="small" id={anchor}>
      <figure className={classNames(styles.figure, styles[size ?? "text"])}>
        {href && image.alt ? (
          <Link href={href} className={styles.link}>
            {picture}
          </Link>
        ) : image.alt ? (
          <div data-gallery={anchor}>
            <PictureLink slides={[slideOf(image, caption)]} index={0} className={styles.link}>
              {picture}
            </PictureLink>
          </div>
        ) : (
          picture
        )}
        {caption && (
          <figcaption className={styles.caption}>
            <TextWithPhones text={caption} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture } from "~/ui/picture/picture";
import { RichText } from "~/ui/rich-text/rich-text";
import type { videoBlock } from "./block";
import { FilmPlayer } from "./film-player";
import styles from "./render.module.css";
import { ServicePlayer } from "./service-player";
import { videoService } from "./video-service";

/** A film with its text. Renders nothing without a film or picture. */
export default function Video(props: BlockProps<typeof videoBlock>) {
  const { heading, caption, transcript, anchor, ground } = props;
  const film = filmOf(props);
  if (!film && !transcript) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground} layout="stack">
      <figure className={styles.figure}>
        {film}
        {caption && (
          <figcaption className={styles.caption}>
            <TextWithPhones text={caption} />
          </figcaption>
        )}
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary className={styles.summary}>Read what is said and shown</summary>
          <RichText html={transcript} className={styles.words} />
        </details>
      )}
    </BlockSection>
  );
}

function filmOf(props: BlockProps<typeof videoBlock>) {
  const { title, poster, file, href, captions, captionsLanguage } = props;
  const videoOfService = videoService(href);
  if (file) {
    const shown = captions && { src: captions.src, language: captionsLanguage };
    return <FilmPlayer title={title} film={file} poster={poster} captions={shown} />;
  }
  if (videoOfService)
    return <ServicePlayer href={href} title={title} video={videoOfService} poster={poster} />;
  return poster && <Picture image={pictureOf(poster)} shape="wide" className={styles.frame} />;
}

import type { FileView } from "~/features/media/shared/file/file-view";
import type { ImageView } from "~/features/media/shared/image/image-view";
import { type Captions, CaptionsTrack } from "~/ui/captions-track";
import styles from "./render.module.css";

interface FilmPlayerProps {
  title: string;
  film: FileView;
  poster: ImageView | null;
  captions: Captions | null;
}

/** The browser's own player. It loads the film only when it is played. */
export function FilmPlayer({ title, film, poster, captions }: FilmPlayerProps) {
  const picture = poster && (poster.mimeType === "image/svg+xml" ? poster.src : poster.largeSrc);
  return (
    // biome-ignore lint/a11y/useMediaCaption: publishing requires captions, unless nobody speaks
    <video
      className={styles.frame}
      controls
      preload={picture ? "none" : "metadata"}
      playsInline
      aria-label={title || film.title}
      poster={picture || undefined}
    >
      <source src={film.src} type={film.mimeType} />
      {captions && <CaptionsTrack src={captions.src} language={captions.language} />}
      <a href={film.src}>{title || film.title}</a>
    </video>
  );
}

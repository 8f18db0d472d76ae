import { type MouseEvent, use, useEffect, useRef, useState } from "react";
import type { ImageView } from "~/features/media/shared/image/image-view";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { AllowedVideoServices } from "./allowed-services";
import styles from "./render.module.css";
import type { ServiceVideo } from "./video-service";

interface ServicePlayerProps {
  /** The video's address at the service. */
  href: string;
  title: string;
  video: ServiceVideo;
  poster: ImageView | null;
}

/** A picture that loads the service's player when pressed. If the player is not allowed, a link to the video. */
export function ServicePlayer({ href, title, video, poster }: ServicePlayerProps) {
  const isAllowed = use(AllowedVideoServices).includes(video.service);
  const [plays, setPlays] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (plays) player.current?.focus();
  }, [plays]);
  const name = title || `A video at ${video.label}`;
  if (plays)
    return (
      <iframe
        ref={player}
        className={styles.frame}
        src={video.player}
        title={name}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  const play = (event: MouseEvent) => {
    if (!isAllowed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlays(true);
  };
  return (
    <Link href={href} className={styles.poster} onClick={play}>
      {poster && <Picture image={{ ...pictureOf(poster), alt: "" }} shape="cover" className={styles.still} />}
      <span className={styles.label}>
        <span className={styles.play}>
          <Icon name="play" size="large" />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.where}>
          {isAllowed
            ? `Plays from ${video.label}, which then learns that you watch it.`
            : `Leads to ${video.label}.`}
        </span>
      </span>
    </Link>
  );
}

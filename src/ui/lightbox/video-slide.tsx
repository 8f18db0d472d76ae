import { type SyntheticEvent, useEffect, useRef } from "react";
import {
  ACTIVE_SLIDE_COMPLETE,
  ACTIVE_SLIDE_PLAYING,
  CLASS_SLIDE_WRAPPER,
  cssClass,
  type RenderSlideProps,
  useEvents,
} from "yet-another-react-lightbox";
import { CaptionsTrack } from "../captions-track";
import styles from "./lightbox.module.css";
import type { LightboxVideo } from "./lightbox-slides";

/** A video with its name and captions, which the library's own plugin cannot show. It pauses when left. */
export function VideoSlide({ slide, offset }: RenderSlideProps<LightboxVideo>) {
  const video = useRef<HTMLVideoElement>(null);
  const { publish } = useEvents();
  const isShown = offset === 0;
  useEffect(() => {
    if (!isShown) video.current?.pause();
  }, [isShown]);
  const { name, width, height, poster, source, captions } = slide;
  return (
    <div className={cssClass(CLASS_SLIDE_WRAPPER)}>
      {/* biome-ignore lint/a11y/useMediaCaption: publishing requires captions, unless nobody speaks */}
      <video
        ref={video}
        className={styles.video}
        style={{ maxWidth: width, aspectRatio: `${width} / ${height}` }}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        poster={poster}
        onPlay={() => publish(ACTIVE_SLIDE_PLAYING)}
        onEnded={() => publish(ACTIVE_SLIDE_COMPLETE)}
        onWheel={keepInFullScreen}
        onKeyDown={keepInFullScreen}
        onPointerDown={keepInFullScreen}
      >
        <source src={source.src} type={source.type} />
        {captions && <CaptionsTrack src={captions.src} language={captions.language} />}
      </video>
    </div>
  );
}

/** A video in full screen is used without leaving its slide. */
function keepInFullScreen(event: SyntheticEvent<HTMLVideoElement>): void {
  if (document.fullscreenElement === event.currentTarget) event.stopPropagation();
}

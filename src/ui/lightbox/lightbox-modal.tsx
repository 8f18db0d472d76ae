import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import Lightbox, { type ControllerRef, type ZoomRef } from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import { useNamedEvent } from "../events/use-named-event";
import { currentEarlyDialog } from "../modal/early-dialog";
import { lockScroll } from "../modal/scroll-lock";
import { useHistoryEntry } from "../modal/use-history-entry";
import type { OpenedGallery } from "./gallery-slide";
import styles from "./lightbox.module.css";
import { lightboxPlugins } from "./lightbox-plugins";
import { lightboxSettings, thumbnailSettings } from "./lightbox-settings";
import { lightboxSlides } from "./lightbox-slides";
import { pressPicture } from "./press-picture";
import { ReplaceEarlyPicture } from "./replace-early-picture";
import { SlideAnnouncement } from "./slide-announcement";
import { VideoSlide } from "./video-slide";
import { zoomByKey } from "./zoom-by-key";

const CLOSED = -1;
const nothing: OpenedGallery = { slides: [], index: CLOSED };

/** Full-screen pictures and videos, opened by `modal-image-carousel`. Loaded when that is first fired. */
export default function LightboxModal() {
  const [{ slides, index, title, thumbnails }, setGallery] = useState(nothing);
  const open = index > CLOSED && slides.length > 0;
  const zoom = useRef<ZoomRef>(null);
  const controller = useRef<ControllerRef>(null);
  // Different slides restart the lightbox, so the same slides must be the same object.
  const shown = useMemo(() => lightboxSlides(slides), [slides]);
  const close = useCallback(() => setGallery((gallery) => ({ ...gallery, index: CLOSED })), []);

  useNamedEvent("modal-image-carousel", (detail) => {
    if (!detail || !("slides" in detail)) return pressPicture(detail);
    setGallery({ ...detail, index: within(detail) });
  });
  useHistoryEntry(
    open,
    { name: "modal-image-carousel", detail: { slides, index, title, thumbnails } },
    close,
  );
  useEffect(() => (open ? lockScroll() : undefined), [open]);
  useEffect(() => {
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [close]);

  return (
    <Lightbox
      {...lightboxSettings}
      open={open}
      close={close}
      index={Math.max(index, 0)}
      slides={shown}
      plugins={lightboxPlugins(slides)}
      thumbnails={{ ...thumbnailSettings, ...thumbnails }}
      labels={{ ...lightboxSettings.labels, Lightbox: title || lightboxSettings.labels.Lightbox }}
      className={styles.lightbox}
      portal={{
        root: topmostLayer,
        container: { onKeyDown: (event) => zoomByKey(event, zoom.current, controller.current) },
      }}
      controller={{ ...lightboxSettings.controller, ref: controller }}
      zoom={{ ...lightboxSettings.zoom, ref: zoom }}
      render={{
        controls: () => (
          <>
            <SlideAnnouncement slides={slides} />
            <ReplaceEarlyPicture onLeft={close} />
          </>
        ),
        slide: ({ slide, offset, rect }) =>
          slide.type === "video" ? <VideoSlide slide={slide} offset={offset} rect={rect} /> : undefined,
      }}
    />
  );
}

/**
 * The last opened modal dialog, which covers everything outside of it. The early dialog does not count,
 * because it is about to close.
 */
function topmostLayer(): Element {
  const early = currentEarlyDialog()?.dialog;
  const layers = [...document.querySelectorAll("dialog:modal")].filter((dialog) => dialog !== early);
  return layers.at(-1) ?? document.body;
}

function within({ slides, index }: OpenedGallery): number {
  return Math.min(Math.max(Math.trunc(index), CLOSED), slides.length - 1);
}

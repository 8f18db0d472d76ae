import { useLightboxState } from "yet-another-react-lightbox";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import type { GallerySlide } from "./gallery-slide";

/** Announces the present slide to screen readers. Must be within the lightbox. */
export function SlideAnnouncement({ slides }: { slides: readonly GallerySlide[] }) {
  const { currentIndex } = useLightboxState();
  const slide = slides[currentIndex];
  return (
    <VisuallyHidden>
      <span role="status">{slide && announcement(slide, currentIndex, slides.length)}</span>
    </VisuallyHidden>
  );
}

function announcement({ type, alt, caption }: GallerySlide, index: number, total: number): string {
  const kind = type === "video" ? "Video" : "Picture";
  return [`${kind} ${index + 1} of ${total}`, alt, caption !== alt && caption].filter(Boolean).join(". ");
}

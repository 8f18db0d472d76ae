import { type MouseEvent, type ReactNode, useCallback } from "react";
import { emit } from "../events/emit";
import type { OpenedGallery } from "./gallery-slide";

interface PictureLinkProps extends OpenedGallery {
  className?: string;
  children: ReactNode;
}

/**
 * What opens the lightbox at one picture. It is a link to the picture's own file: that is where it leads without script, in
 * a new tab, and where the lightbox cannot be fetched. Stands within an element whose `data-gallery` names the gallery.
 */
export function PictureLink({ className, children, slides, index, title, thumbnails }: PictureLinkProps) {
  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      // Not every browser gives a pressed link the focus; what closes gives it back to whatever has it now.
      event.currentTarget.focus({ preventScroll: true });
      emit("modal-image-carousel", { slides, index, title, thumbnails });
    },
    [slides, index, title, thumbnails],
  );
  const { largeSrc, src } = slides[index] ?? {};
  return (
    <a className={className} href={largeSrc ?? src} data-emit="emit:modal-image-carousel" onClick={open}>
      {children}
    </a>
  );
}

import { type MouseEvent, type ReactNode, useCallback } from "react";
import { emit } from "../events/emit";
import type { OpenedGallery } from "./gallery-slide";

interface PictureLinkProps extends OpenedGallery {
  className?: string;
  children: ReactNode;
}

/**
 * Opens the lightbox at one picture. It is a link to the picture's own file, which opens without JavaScript,
 * in a new tab, and if the lightbox cannot be loaded. Must be within an element whose `data-gallery` names
 * the gallery.
 */
export function PictureLink({ className, children, slides, index, title, thumbnails }: PictureLinkProps) {
  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      // Some browsers do not focus a clicked link. Closing returns the focus to the element that has it now.
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

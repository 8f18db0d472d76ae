import { useEffect, useEffectEvent, useRef } from "react";
import { useController } from "yet-another-react-lightbox";
import { currentEarlyDialog } from "../modal/early-dialog";
import { replaceEarlyDialog } from "../modal/replace-early-dialog";

/**
 * Takes the place of the picture that opened before the app ran, once the lightbox's own is decoded. Must be within the
 * lightbox.
 * @param onLeft called when the visitor closes the picture before that
 */
export function ReplaceEarlyPicture({ onLeft }: { onLeft: () => void }) {
  const within = useRef<HTMLSpanElement>(null);
  const { focus } = useController();
  const leave = useEffectEvent(onLeft);
  const show = useEffectEvent(focus);

  useEffect(() => {
    const element = within.current?.closest<HTMLElement>(".yarl__portal");
    if (!element) return;
    const { dialog, pressed } = currentEarlyDialog() ?? {};
    // The library makes everything beside the lightbox inert, including this dialog.
    if (dialog) {
      dialog.inert = false;
      dialog.ariaHidden = null;
    }
    const end = replaceEarlyDialog({ element, isLoading, show: () => show(), onLeft: () => leave() });
    return () => {
      end();
      // The link was inert when the early picture closed, so it did not get the focus back.
      if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    };
  }, []);

  return <span ref={within} hidden />;
}

/** The library shows its loading sign until the picture is decoded. */
function isLoading(lightbox: HTMLElement): boolean {
  const slide = lightbox.querySelector(".yarl__slide_current");
  return slide === null || slide.querySelector(".yarl__slide_loading") !== null;
}

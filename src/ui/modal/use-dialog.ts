import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { prefersReducedMotion } from "../reduced-motion";
import { motion } from "../tokens";
import { replaceEarlyDialog } from "./replace-early-dialog";
import { lockScroll } from "./scroll-lock";

type Phase = "closed" | "open" | "closing";

/**
 * Synchronizes a native dialog with `open`: shown immediately, closed after the closing animation (600 ms, none with
 * reduced motion). The browser keeps the focus inside and restores it.
 * @param onClose called when the visitor closes the early dialog from before the app ran
 */
export function useDialog(
  open: boolean,
  onClose: () => void,
): { ref: RefObject<HTMLDialogElement | null>; phase: Phase } {
  const leave = useEffectEvent(onClose);
  const ref = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<Phase>("closed");

  useEffect(() => {
    if (open) {
      setPhase("open");
      return;
    }
    setPhase((was) => (was === "closed" ? was : "closing"));
    const done = setTimeout(() => setPhase("closed"), prefersReducedMotion() ? 0 : motion.modal);
    return () => clearTimeout(done);
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (phase !== "open" || !dialog || dialog.open) return;
    return replaceEarlyDialog({ element: dialog, show: () => dialog.showModal(), onLeft: () => leave() });
  }, [phase]);

  const present = phase !== "closed";
  useEffect(() => {
    const dialog = ref.current;
    if (!present || !dialog) return;
    const unlock = lockScroll();
    return () => {
      dialog.close();
      unlock();
    };
  }, [present]);

  return { ref, phase };
}

import { useEffect, useRef, useState } from "react";
import { motion } from "~/ui/tokens";

export interface OpenItem {
  /** Label of the item whose sub-menu is open. */
  open: string | undefined;
  /** Opens immediately and closes any other. */
  show: (label: string) => void;
  /** Closes immediately. */
  close: () => void;
  /** Closes after 200 ms, unless something is shown before. */
  closeSoon: () => void;
}

/** Which item of a menu bar shows its sub-menu, one at a time. */
export function useOpenItem(): OpenItem {
  const [open, setOpen] = useState<string>();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  function settle(label: string | undefined) {
    clearTimeout(closing.current);
    setOpen(label);
  }

  return {
    open,
    show: settle,
    close: () => settle(undefined),
    closeSoon() {
      clearTimeout(closing.current);
      closing.current = setTimeout(() => setOpen(undefined), motion.hover);
    },
  };
}

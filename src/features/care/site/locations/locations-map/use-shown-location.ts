import { useState } from "react";

export interface ShownLocation {
  /** The one on the map with its information: what the pointer last moved over, else where the focus is, else what was kept. */
  shownId: string | undefined;
  keptId: string | undefined;
  setHovered: (id: string | undefined) => void;
  setFocused: (id: string | undefined) => void;
  /** Keeps a location shown when pointer and focus have gone, or lets it go. */
  toggleKept: (id: string) => void;
  letGo: () => void;
}

/** Which location the map shows, and why. */
export function useShownLocation(keptFirst: string | undefined): ShownLocation {
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [kept, setKept] = useState(keptFirst);
  return {
    shownId: hovered ?? focused ?? kept,
    keptId: kept,
    setHovered,
    setFocused(id) {
      // Whoever moves on by keyboard has left the mouse where it lies.
      if (id) setHovered(undefined);
      setFocused(id);
    },
    toggleKept: (id) => setKept((before) => (before === id ? undefined : id)),
    letGo() {
      setHovered(undefined);
      setFocused(undefined);
      setKept(undefined);
    },
  };
}

import { useState } from "react";

export interface ShownLocation {
  /** The location shown on the map: the one the pointer last moved over, else the focused one, else the pinned one. */
  shownId: string | undefined;
  keptId: string | undefined;
  setHovered: (id: string | undefined) => void;
  setFocused: (id: string | undefined) => void;
  /** Pins a location, so that it stays shown without hover and focus, or unpins it. */
  toggleKept: (id: string) => void;
  letGo: () => void;
}

/** Decides which location the map shows. */
export function useShownLocation(keptFirst: string | undefined): ShownLocation {
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [kept, setKept] = useState(keptFirst);
  return {
    shownId: hovered ?? focused ?? kept,
    keptId: kept,
    setHovered,
    setFocused(id) {
      // A person who moves on by keyboard has left the mouse where it was.
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

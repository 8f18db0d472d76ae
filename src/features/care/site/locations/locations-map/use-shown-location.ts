import { useState } from "react";

export interface ShownLocation {
  /** The location shown on the map: the one the pointer last moved over, else the focused one, else the pinned one. */
  shownId: string | undefined;
  pinnedId: string | undefined;
  setHovered: (id: string | undefined) => void;
  setFocused: (id: string | undefined) => void;
  /** Pins a location, so that it stays shown without hover and focus, or unpins it. */
  togglePinned: (id: string) => void;
  letGo: () => void;
}

/** Decides which location the map shows. */
export function useShownLocation(initiallyPinned: string | undefined): ShownLocation {
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [pinned, setPinned] = useState(initiallyPinned);
  return {
    shownId: hovered ?? focused ?? pinned,
    pinnedId: pinned,
    setHovered,
    setFocused(id) {
      // A person who moves on by keyboard has left the mouse where it was.
      if (id) setHovered(undefined);
      setFocused(id);
    },
    togglePinned: (id) => setPinned((before) => (before === id ? undefined : id)),
    letGo() {
      setHovered(undefined);
      setFocused(undefined);
      setPinned(undefined);
    },
  };
}

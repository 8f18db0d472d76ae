import { useState } from "react";

export interface ShownLocation {
  /** The location on the map: the last one that the pointer moved over, else the focused one, else the pinned one. */
  shownId: string | undefined;
  pinnedId: string | undefined;
  setHovered: (id: string | undefined) => void;
  setFocused: (id: string | undefined) => void;
  /** Pins a location, so that it stays on the map without hover and focus, or unpins it. */
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
      // A person who continues by keyboard leaves the pointer where it was, so its location must no longer count.
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

import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "~/admin/screen/lazy-part";
import styles from "./find-button.module.css";

const FindDialog = lazyPart(() => import("./find-dialog"));

/** Opens the dialog that finds everything; so does Ctrl-K, or Command-K, on every screen. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  useFindKey(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Find (Ctrl K)"
        onClick={() => setOpen(true)}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.hint}>Find a screen, record, or person</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A text editor that uses the key itself, for links, keeps it. */
function useFindKey(onPress: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.defaultPrevented || !isChord || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      onPress();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onPress]);
}

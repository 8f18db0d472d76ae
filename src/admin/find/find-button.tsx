import { Search } from "lucide-react";
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lazyPart } from "~/admin/screen/lazy-part";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import styles from "./find-button.module.css";
import { FIND_FIELD } from "./is-finding";

const FindDialog = lazyPart(() => import("./find-dialog"));

/** Opens the dialog that finds everything; so does Ctrl-K, or Command-K, on every screen. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const open = () => {
    setWords("");
    setOpen(true);
  };
  const close = () => setOpen(false);
  useFindKey(isOpen, open);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Find (Ctrl K)"
        onClick={open}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.hint}>Find a screen, record, or person</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {isOpen && (
        <>
          <EarlyField words={words} onChange={setWords} onClose={close} />
          <Suspense>
            <FindDialog words={words} onChange={setWords} onClose={close} />
          </Suspense>
        </>
      )}
    </>
  );
}

interface EarlyFieldProps {
  words: string;
  onChange(words: string): void;
  onClose(): void;
}

/** Takes what is typed before the dialog's field is there and has the focus. It is shown to nobody. */
function EarlyField({ words, onChange, onClose }: EarlyFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  if (isLeft) return null;
  return (
    <div className="visually-hidden" data-over-screen>
      <input
        ref={field}
        {...FIND_FIELD}
        aria-label="Find"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        onBlur={() => setLeft(true)}
      />
    </div>
  );
}

/** A text editor that uses the key itself, for links, keeps it. */
function useFindKey(isOpen: boolean, onPress: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.defaultPrevented || !isChord || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      if (!isOpen) onPress();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOpen, onPress]);
}

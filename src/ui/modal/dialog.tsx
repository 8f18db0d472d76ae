import { type ReactNode, type RefObject, type SyntheticEvent, useId, useRef } from "react";
import { classNames } from "../class-names";
import styles from "./modal.module.css";
import { Sheet } from "./sheet";
import { useDialog } from "./use-dialog";

export interface DialogProps {
  open: boolean;
  /** The visitor wants to leave: close button, Escape or a press beside the dialog. Set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** For screen readers; not shown. For dialogs whose content has its own design. */
  titleHidden?: boolean;
  /** 560, 880 or 1200 px at most. */
  width?: "narrow" | "normal" | "wide";
  /** The element around the content. */
  body?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A modal view over the page. It is a native dialog, so the browser makes everything behind it inert. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  width = "normal",
  body,
  children,
}: DialogProps) {
  const { ref, phase } = useDialog(open, onClose);
  const titleId = useId();
  const pressedBeside = useRef(false);

  const isOwn = ({ target }: SyntheticEvent) => target === ref.current;
  // React also passes events of a nested dialog to this one.
  const leave = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };

  /**
   * After several presses of Escape, the browser closes the dialog without a `cancel` event. Its `close`
   * event arrives late, when the dialog may be open again.
   */
  function closedByBrowser(event: SyntheticEvent<HTMLDialogElement>) {
    if (!isOwn(event) || phase !== "open" || event.currentTarget.open) return;
    event.currentTarget.showModal();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog is a second way; the keyboard has Escape
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[width], phase === "closing" && styles.closing)}
      aria-labelledby={titleId}
      // The element scrolls, so browsers would make it a stop of the keyboard, with a focus ring around all
      // of it. Keys scroll it from any stop within.
      tabIndex={-1}
      onCancel={leave}
      onClose={closedByBrowser}
      onMouseDown={(event) => {
        pressedBeside.current = isOwn(event);
      }}
      onClick={(event) => pressedBeside.current && isOwn(event) && onClose()}
    >
      {phase !== "closed" && (
        <Sheet titleId={titleId} title={title} titleHidden={titleHidden} onClose={onClose} body={body}>
          {children}
        </Sheet>
      )}
    </dialog>
  );
}

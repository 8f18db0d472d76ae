import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./modal.module.css";
import { useDialog } from "./use-dialog";

export interface ModalProps {
  open: boolean;
  /**
   * The visitor wants to close it: close button, Escape, or a click beside the dialog. Set `open` to false.
   */
  onClose: () => void;
  title: ReactNode;
  /** For screen readers only. For dialogs whose content has its own heading. */
  titleHidden?: boolean;
  /** 560, 880, or 1200 px at most. */
  width?: "narrow" | "normal" | "wide";
  children: ReactNode;
}

/** Covers the page until it is closed: a native dialog, so everything behind it is inert. */
export function Modal({ open, onClose, title, titleHidden = false, width = "normal", children }: ModalProps) {
  const { ref, phase } = useDialog(open);
  const titleId = useId();
  const pressedBeside = useRef(false);

  const isOwn = ({ target }: SyntheticEvent) => target === ref.current;
  // React propagates events of a dialog within this one to this one.
  const leave = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog is a second way; the keyboard has Escape
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[width], phase === "closing" && styles.closing)}
      aria-labelledby={titleId}
      onCancel={leave}
      // The event arrives after the dialog has closed. By then it may be open again.
      onClose={(event) => isOwn(event) && phase === "open" && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        pressedBeside.current = isOwn(event);
      }}
      onClick={(event) => pressedBeside.current && isOwn(event) && onClose()}
    >
      {phase !== "closed" && (
        <div className={styles.sheet}>
          <div className={classNames(styles.head, titleHidden && styles.headless)}>
            <h2 id={titleId} className={classNames(styles.title, titleHidden && styles.hidden)}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

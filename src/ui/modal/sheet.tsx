import type { ReactNode, RefObject } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./modal.module.css";

interface SheetProps {
  titleId: string;
  title: ReactNode;
  /** Hidden, but read by screen readers. */
  titleHidden?: boolean;
  /** Called by the button. Without it, the button closes its dialog natively. */
  onClose?: () => void;
  /** The element around the content. */
  body?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The contents of a dialog: its title, its close button, and its content. */
export function Sheet({ titleId, title, titleHidden = false, onClose, body, children }: SheetProps) {
  const button = (
    <button
      type={onClose ? "button" : "submit"}
      className={styles.close}
      onClick={onClose}
      aria-label="Close"
    >
      <Icon name="close" />
    </button>
  );
  return (
    <div className={styles.sheet}>
      <div className={classNames(styles.head, titleHidden && styles.headless)}>
        <h2 id={titleId} className={classNames(styles.title, titleHidden && styles.hidden)}>
          {title}
        </h2>
        {onClose ? (
          button
        ) : (
          <form method="dialog" noValidate>
            {button}
          </form>
        )}
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </div>
  );
}

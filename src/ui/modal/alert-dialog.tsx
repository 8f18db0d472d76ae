import type { ReactNode } from "react";
import { Button } from "../button/button";
import styles from "./alert-dialog.module.css";
import { Dialog } from "./dialog";

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Something that the visitor must read before continuing: titled “Alert”, closed by “OK”. The focus returns
 * to where it was.
 */
export function AlertDialog({ open, onClose, children }: AlertDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Alert" width="narrow">
      <div className={styles.alert}>
        <p>{children}</p>
        <Button onClick={onClose} autoFocus>
          OK
        </Button>
      </div>
    </Dialog>
  );
}

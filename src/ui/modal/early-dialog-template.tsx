import { classNames } from "../class-names";
import { Loader } from "../loader/loader";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import styles from "./modal.module.css";
import { Sheet } from "./sheet";

/**
 * The dialog that opens at a press before the app runs. The server writes it into each page as a template; the start
 * script (`site/browser/start/open-early-dialog.ts`) fills in the title and the content. It is followed by the live
 * region for screen readers (`site/browser/start/create-announcer.ts`).
 */
export function EarlyDialogTemplate() {
  return (
    <>
      <dialog className={classNames(styles.dialog, styles.normal)} aria-labelledby="early-title">
        <Sheet titleId="early-title" title="">
          <div data-content>
            <Loader />
          </div>
        </Sheet>
      </dialog>
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
    </>
  );
}

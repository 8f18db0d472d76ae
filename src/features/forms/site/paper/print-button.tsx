import { useHydrated } from "~/site/browser/use-hydrated";
import { Button } from "~/ui/button/button";
import styles from "./paper.module.css";

/** Prints the page. Without JavaScript, people use the browser's menu. */
export function PrintButton() {
  const hydrated = useHydrated();
  return (
    <p className={styles.print} data-screen>
      {hydrated ? (
        <Button look="quiet" onClick={() => window.print()}>
          Print
        </Button>
      ) : (
        "To print it, use the menu of your browser."
      )}
    </p>
  );
}

import { Link } from "~/ui/link/link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./quick-view.module.css";

/**
 * Opens a class in a modal over the list. Without JavaScript, and in a new tab, the link opens the page of the class.
 */
export function QuickView({ id, href, title, when }: Record<"id" | "href" | "title" | "when", string>) {
  return (
    <Link href={`emit:class-details?id=${id}`} instead={href} className={styles.quick}>
      Quick view
      <VisuallyHidden>
        {" "}
        of {title}, {when}
      </VisuallyHidden>
    </Link>
  );
}

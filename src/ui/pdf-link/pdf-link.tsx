import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import styles from "./pdf-link.module.css";

/** Leads to the page itself as a PDF, which does not repeat this link. */
export function PdfLink({ path }: { path: string }) {
  return (
    <p className={styles.link} data-screen>
      <ButtonLink href={`${path}.pdf`} look="quiet">
        <Icon name="document" />
        Save this page as a PDF
      </ButtonLink>
    </p>
  );
}

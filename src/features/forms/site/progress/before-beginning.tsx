import { Link } from "~/ui/link/link";
import { ContinueForm } from "./continue-form";
import styles from "./progress.module.css";

/** Shown above a long form: a way to continue a saved form, and the paper form. */
export function BeforeBeginning({ slug, notResumed }: { slug: string; notResumed?: string }) {
  return (
    <div className={styles.before}>
      <ContinueForm slug={slug} wrong={notResumed} />
      <p className={styles.paper}>
        You can save at any time and go on later, on another device too. Would you rather write by hand?{" "}
        <Link href={`/forms/${slug}/paper`}>The form on paper</Link>, to print.
      </p>
    </div>
  );
}

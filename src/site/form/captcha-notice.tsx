import { Link } from "~/ui/link/link";
import styles from "./public-form.module.css";

/** The text that Google requires if its badge is hidden. */
export function CaptchaNotice() {
  return (
    <p className={styles.notice}>
      This form is protected by reCAPTCHA: Google's{" "}
      <Link href="https://policies.google.com/privacy">privacy policy</Link> and{" "}
      <Link href="https://policies.google.com/terms">terms of service</Link> apply.
    </p>
  );
}

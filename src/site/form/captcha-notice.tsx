import { Link } from "~/ui/link/link";
import styles from "./public-form.module.css";

/** What Google asks for where its badge is not shown. */
export function CaptchaNotice() {
  return (
    <p className={styles.notice}>
      This form is protected by reCAPTCHA: Google's{" "}
      <Link href="https://policies.google.com/privacy">privacy policy</Link> and{" "}
      <Link href="https://policies.google.com/terms">terms of service</Link> apply.
    </p>
  );
}

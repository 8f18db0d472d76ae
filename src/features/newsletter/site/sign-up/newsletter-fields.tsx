import { TextField } from "~/ui/form/text-field";
import styles from "./newsletter-form.module.css";

export function NewsletterFields({ known }: { known?: Readonly<Record<string, string>> }) {
  return (
    <div className={styles.fields}>
      <TextField
        name="firstname"
        label="First name"
        autoComplete="given-name"
        defaultValue={known?.firstname}
        required
      />
      <TextField
        name="lastname"
        label="Last name"
        autoComplete="family-name"
        defaultValue={known?.lastname}
        required
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        defaultValue={known?.email}
        required
      />
      <TextField name="phone" type="tel" label="Phone (optional)" autoComplete="tel" />
    </div>
  );
}

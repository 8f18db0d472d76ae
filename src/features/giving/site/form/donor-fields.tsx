import { TextField } from "~/ui/form/text-field";
import styles from "./donation-form.module.css";
import { FormSection } from "./form-section";

/** The donor's name for the receipt, and their contact details. */
export function DonorFields() {
  return (
    <FormSection title="Donor Information" hint="As it should appear on your receipt.">
      <div className={styles.title}>
        <TextField name="title" label="Title" placeholder="Dr." autoComplete="honorific-prefix" />
      </div>
      <div className={styles.first}>
        <TextField name="firstname" label="First name" required autoComplete="given-name" />
      </div>
      <div className={styles.last}>
        <TextField name="lastname" label="Last name" required autoComplete="family-name" />
      </div>
      <div className={styles.half}>
        <TextField name="spouse" label="Spouse" placeholder="Last, First" autoComplete="off" />
      </div>
      <div className={styles.half}>
        <TextField name="company" label="Company" autoComplete="organization" />
      </div>
      <TextField name="addressStreet" label="Street address" required autoComplete="street-address" />
      <TextField name="addressCity" label="City" required autoComplete="address-level2" />
      <div className={styles.state}>
        <TextField name="addressState" label="State" required autoComplete="address-level1" />
      </div>
      <div className={styles.zip}>
        <TextField
          name="addressZip"
          label="ZIP code"
          placeholder="#####"
          required
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <div className={styles.half}>
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          placeholder="###-###-####"
          required
          autoComplete="tel"
        />
      </div>
      <div className={styles.half}>
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
      </div>
    </FormSection>
  );
}

import styles from "../giving.module.css";
import { type Filled, Line } from "./filled";

/** The details of a donor. */
export function DonorFields({ filled }: { filled: Filled }) {
  return (
    <div className={styles.giver}>
      <Line filled={filled} className={styles.third} name="title" label="Title" />
      <Line filled={filled} className={styles.third} name="firstname" label="First name" />
      <Line filled={filled} className={styles.third} name="lastname" label="Last name" />
      <Line filled={filled} className={styles.half} name="spouse" label="Spouse" />
      <Line filled={filled} className={styles.half} name="company" label="Company" />
      <Line filled={filled} className={styles.whole} name="addressStreet" label="Street" />
      <Line filled={filled} className={styles.third} name="addressCity" label="City" />
      <Line filled={filled} className={styles.third} name="addressState" label="State" />
      <Line filled={filled} className={styles.third} name="addressZip" label="ZIP code" />
      <Line filled={filled} className={styles.half} name="phone" label="Phone" type="tel" />
      <Line filled={filled} className={styles.half} name="email" label="Email" type="email" />
    </div>
  );
}

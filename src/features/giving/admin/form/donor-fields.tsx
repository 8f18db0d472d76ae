import { giverLabels } from "../../donor/giver-labels";
import styles from "../giving.module.css";
import { type Filled, Line, type LineProps } from "./filled";

export function DonorFields({ filled }: { filled: Filled }) {
  return (
    <div className={styles.giver}>
      <DonorLine filled={filled} className={styles.third} name="title" />
      <DonorLine filled={filled} className={styles.third} name="firstname" />
      <DonorLine filled={filled} className={styles.third} name="lastname" />
      <DonorLine filled={filled} className={styles.half} name="spouse" />
      <DonorLine filled={filled} className={styles.half} name="company" />
      <DonorLine filled={filled} className={styles.whole} name="addressStreet" />
      <DonorLine filled={filled} className={styles.third} name="addressCity" />
      <DonorLine filled={filled} className={styles.third} name="addressState" />
      <DonorLine filled={filled} className={styles.third} name="addressZip" />
      <DonorLine filled={filled} className={styles.half} name="phone" type="tel" />
      <DonorLine filled={filled} className={styles.half} name="email" type="email" />
    </div>
  );
}

/** A line whose label is the standard one of the field. */
function DonorLine({ name, ...line }: Omit<LineProps, "label"> & { name: keyof typeof giverLabels }) {
  return <Line {...line} name={name} label={giverLabels[name]} />;
}

import { TextInput } from "@mantine/core";
import { useHospitalZone } from "../hospital-zone";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";
import { instantFromLocal, localFromInstant } from "./local-time";

/** DATETIME: typed and shown in the hospital's time zone, stored as an instant. */
export function DateTimeField(props: InputProps<string | null>) {
  const { field, value, onChange } = props;
  const zone = useHospitalZone();
  const { description, ...control } = controlProps(props);
  return (
    <TextInput
      {...control}
      type="datetime-local"
      className={styles.narrow}
      label={<FieldLabel field={field} />}
      description={[description, `${zoneName(zone)} time.`].filter(Boolean).join(" ")}
      value={value ? localFromInstant(value, zone) : ""}
      onChange={(event) => onChange(instantFromLocal(event.currentTarget.value, zone))}
    />
  );
}

/** "Chicago" for "America/Chicago". */
export function zoneName(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { contentApi } from "~/admin/content/api/content-api";
import { GrowingTextarea } from "~/admin/screen/growing-textarea";
import { givingLimits } from "../../limits";
import styles from "../giving.module.css";
import { useDesignations } from "../use-designations";
import type { Filled } from "./filled";

interface GiftFieldsProps {
  filled: Filled;
  /** Whether the gift was paid online. The payment provider recorded amount and date, so staff cannot change them. */
  isPaidOnline?: boolean;
}

/** Amount, date, purpose, and notes of a gift. */
export function GiftFields({ filled, isPaidOnline = false }: GiftFieldsProps) {
  const { values, errors } = filled;
  return (
    <>
      <div className={styles.giver}>
        <TextInput
          className={styles.third}
          name="amount"
          label="Dollars"
          inputMode="decimal"
          required
          readOnly={isPaidOnline}
          description={isPaidOnline ? "As charged" : undefined}
          defaultValue={values.amount}
          error={errors.amount}
        />
        <TextInput
          className={styles.third}
          type="date"
          name="givenOn"
          label={isPaidOnline ? "Date" : "Date of the check"}
          required
          readOnly={isPaidOnline}
          description={isPaidOnline ? "As charged" : undefined}
          defaultValue={values.givenOn}
          error={errors.givenOn}
        />
        <TextInput
          className={styles.third}
          name="checkNumber"
          label="Check number"
          maxLength={givingLimits.checkNumber}
          description={isPaidOnline ? "Leave empty" : undefined}
          defaultValue={values.checkNumber}
          error={errors.checkNumber}
        />
        <Purpose filled={filled} />
      </div>
      <GrowingTextarea
        mt="md"
        name="memo"
        label="Memo"
        description="For staff. Donors do not see it."
        maxLength={givingLimits.memo}
        minRows={1}
        defaultValue={values.memo}
        error={errors.memo}
      />
      <Checkbox
        mt="md"
        name="anonymous"
        label="The donor wishes to remain anonymous"
        defaultChecked={values.anonymous === "on"}
      />
    </>
  );
}

function Purpose({ filled: { values, errors } }: Pick<GiftFieldsProps, "filled">) {
  const campaigns = useQuery({
    queryKey: ["campaigns"],
    queryFn: () => contentApi("campaigns").list({ pageSize: 100 }),
  });
  const designations = useDesignations(values.designation);
  const titles = (campaigns.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <NativeSelect
        key={designations.length}
        className={styles.half}
        name="designation"
        label="For"
        required
        defaultValue={values.designation}
        data={designations}
        error={errors.designation}
      />
      <NativeSelect
        key={`campaigns ${titles.length}`}
        className={styles.half}
        name="campaignId"
        label="Counts for the campaign"
        defaultValue={values.campaignId}
        data={[{ value: "", label: "None" }, ...titles]}
        error={errors.campaignId}
      />
    </>
  );
}

/** Parses dollars into cents; 0 if the text is not an amount. */
export function centsOf(dollars: string): number {
  return Math.round(Number(dollars.replaceAll(/[$,\s]/g, "")) * 100) || 0;
}

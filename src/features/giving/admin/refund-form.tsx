import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { MAX_REFUND_REASON_LENGTH } from "~/features/payments/shared/refund-reason";
import type { GiftDetail } from "../api/admin/schemas";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";

/** Refunds a gift in part or in full. For a check, it only records the refund, because staff pay it out by hand. */
export function RefundForm({ gift }: { gift: GiftDetail }) {
  const [key] = useState(() => crypto.randomUUID());
  const byHand = gift.origin === "check";
  const { form, busy, errors, failure } = useSubmit(async ({ amount = "", reason = "" }) => {
    await givingApi.refund(gift.id, { key, amount: Math.round(Number(amount) * 100), reason });
    notifyDone(byHand ? "The refund was recorded." : "The refund was started.");
    await refreshGiving();
  });
  return (
    <form {...form} className={styles.form} aria-label="Refund">
      <p className={styles.quiet}>
        {byHand
          ? "You pay back the check yourself. The site only records the refund."
          : "We refund it the way it was paid. The receipt then shows the refund."}
      </p>
      <FormFailure error={failure} />
      <div className={styles.fields}>
        <TextInput
          name="amount"
          label="Dollars"
          inputMode="decimal"
          required
          defaultValue={(gift.refundable / 100).toFixed(2)}
          error={errors.amount}
        />
        <TextInput
          name="reason"
          label="Why"
          description="Do not write anything about the person"
          required
          maxLength={MAX_REFUND_REASON_LENGTH}
          error={errors.reason}
        />
      </div>
      <Button type="submit" color="red" variant="light" loading={busy}>
        {byHand ? "Record the refund" : "Refund"}
      </Button>
    </form>
  );
}

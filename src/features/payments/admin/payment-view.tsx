import { Button, Group, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import styles from "~/admin/screen/settings.module.css";
import { useSubmit } from "~/admin/screen/use-submit";
import { When } from "~/admin/screen/when";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { PaymentDetail } from "../shared/api/payment-schemas";
import { MAX_REFUND_REASON_LENGTH } from "../shared/refund-reason";
import { PAYMENT_STATES } from "./payment-states";

const refresh = () => queryClient.invalidateQueries({ queryKey: ["payments"] });

const REFUND_STATES = {
  requested: "asked for",
  pending: "on its way",
  succeeded: "given back",
  failed: "failed",
} satisfies Record<PaymentDetail["refunds"][number]["state"], string>;

/** One payment: its history, a check with the payment provider, and refunds. */
export function PaymentView({ id }: { id: string }) {
  const payment = useQuery({
    queryKey: ["payments", "one", id],
    queryFn: () => api.get("/api/admin/payments/{id}", { params: { id } }),
  });
  const ask = useMutation({
    mutationFn: () => api.post("/api/admin/payments/{id}/reconciliation", { params: { id } }),
    onSuccess() {
      notifyDone("The status was updated.");
      return refresh();
    },
    onError: notifyFailed,
  });
  return (
    <Answered query={payment} lines={8}>
      {({ payment: one }) => (
        <>
          <p className={styles.title}>
            {formatDollars(one.amount)}: {PAYMENT_STATES[one.state].label.toLowerCase()}
            {one.refunded > 0 && `, ${formatDollars(one.refunded)} refunded`}
          </p>
          <ul className={styles.history}>
            <HistoryEvent at={one.createdAt}>Requested</HistoryEvent>
            {one.events.map((event) => (
              <HistoryEvent key={`${event.type} ${event.receivedAt}`} at={event.happenedAt}>
                Message from the provider: {event.type}
                {event.processedAt === null && " (not processed yet)"}
              </HistoryEvent>
            ))}
            {one.refunds.map(({ id: refundId, amount, reason, state, failure, createdAt }) => (
              <HistoryEvent key={refundId} at={createdAt}>
                Refund of {formatDollars(amount)}, {REFUND_STATES[state]}: {failure ?? reason}
              </HistoryEvent>
            ))}
          </ul>
          {one.checkoutId && (
            <p className={styles.quiet}>At the provider: {one.chargeId ?? one.checkoutId}</p>
          )}
          <Group mt="md">
            <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
              Update from the provider
            </Button>
          </Group>
          {one.state === "paid" && one.refunded + one.refundsWaiting < one.amount && (
            <RefundForm key={one.refunded + one.refundsWaiting} payment={one} />
          )}
        </>
      )}
    </Answered>
  );
}

function HistoryEvent({ at, children }: { at: string; children: React.ReactNode }) {
  return (
    <li className={styles.event}>
      <div className={styles.line}>
        <span>{children}</span>
        <When at={at} />
      </div>
    </li>
  );
}

function RefundForm({ payment }: { payment: PaymentDetail }) {
  const heading = useId();
  const [key] = useState(() => crypto.randomUUID());
  const remaining = payment.amount - payment.refunded - payment.refundsWaiting;
  const { form, busy, errors, failure } = useSubmit(async ({ amount = "", reason = "" }) => {
    await api.post("/api/admin/payments/{id}/refunds", {
      params: { id: payment.id },
      body: { key, amount: Math.round(Number(amount) * 100), reason },
    });
    notifyDone("The refund was started.");
    await refresh();
  });
  return (
    <form {...form} aria-labelledby={heading}>
      <h3 id={heading}>Refund</h3>
      <FormFailure error={failure} />
      <Group align="flex-start">
        <TextInput
          name="amount"
          label="Dollars"
          inputMode="decimal"
          required
          defaultValue={(remaining / 100).toFixed(2)}
          error={errors.amount}
        />
        <TextInput
          name="reason"
          label="Why"
          description="A few words. Do not write anything about the person."
          required
          maxLength={MAX_REFUND_REASON_LENGTH}
          error={errors.reason}
        />
      </Group>
      <Button type="submit" color="red" mt="md" loading={busy}>
        Refund
      </Button>
    </form>
  );
}

import type { PaymentItem } from "../shared/api/payment-schemas";

export const PAYMENT_STATES: Record<PaymentItem["state"], { label: string; color: string }> = {
  open: { label: "Waiting", color: "gray" },
  processing: { label: "On its way", color: "teal" },
  paid: { label: "Paid", color: "green" },
  expired: { label: "Not paid in time", color: "gray" },
  failed: { label: "Failed", color: "red" },
};

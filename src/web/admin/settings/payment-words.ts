import type { PaymentItem } from "~/domain/overview/wire";

export const PAYMENT_STATES: Record<PaymentItem["state"], { label: string; color: string }> = {
  open: { label: "Waiting", color: "gray" },
  processing: { label: "On its way", color: "teal" },
  paid: { label: "Paid", color: "green" },
  expired: { label: "Not paid in time", color: "gray" },
  failed: { label: "Did not arrive", color: "red" },
};

export function dollars(cents: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
}

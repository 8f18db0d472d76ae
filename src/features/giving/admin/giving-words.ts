import { UNREADABLE } from "~/admin/screen/unreadable-note";
import type { GiftItem, MonthlyItem } from "../api/admin/schemas";

interface Word {
  label: string;
  color: string;
}

export const GIFT_STATE_WORDS: Record<GiftItem["state"], Word> = {
  given: { label: "Given", color: "green" },
  "partly-refunded": { label: "Partly refunded", color: "amber" },
  refunded: { label: "Refunded", color: "gray" },
  pending: { label: "Not paid yet", color: "gray" },
  failed: { label: "Payment failed", color: "red" },
  expired: { label: "Not paid in time", color: "gray" },
};

export const ORIGIN_WORDS: Record<GiftItem["origin"], string> = {
  online: "Online",
  check: "Check",
  monthly: "Monthly",
};

export const MONTHLY_STATE_WORDS: Record<MonthlyItem["state"], Word> = {
  active: { label: "Active", color: "green" },
  "past-due": { label: "Card refused", color: "amber" },
  paused: { label: "Paused", color: "gray" },
  ended: { label: "Stopped", color: "gray" },
  open: { label: "Not started", color: "gray" },
  expired: { label: "Not started", color: "gray" },
};

/** A donor's name for lists and headings. */
export function describeDonor({
  donor,
  company = "",
  unreadable,
}: Pick<GiftItem, "donor" | "unreadable"> & { company?: string }): string {
  return donor || company || (unreadable ? UNREADABLE : "Erased donor");
}

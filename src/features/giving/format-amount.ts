const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as "$1,250.00". */
export function formatAmount(cents: number): string {
  return format.format(cents / 100);
}

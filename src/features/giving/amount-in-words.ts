const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as "$1,250.00". */
export function amountInWords(cents: number): string {
  return format.format(cents / 100);
}

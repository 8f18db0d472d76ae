const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** @returns cents of US dollars as "$1,250.00" */
export function formatDollars(cents: number): string {
  return format.format(cents / 100);
}

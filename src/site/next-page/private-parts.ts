/** The first parts of addresses outside of the public pages: the admin area and APIs. */
export const OTHER_PARTS = ["admin", "api", "webhooks", "metrics", "healthz", "readyz"];

/**
 * The first parts of addresses of pages that show one person's data, take their payment, or answer their search. Those
 * under `/newsletter` belong to them too.
 */
export const ONE_PERSONS_PARTS = [
  "giving",
  "registration",
  "application",
  "payment",
  "sandbox-checkout",
  "feedback",
  "search",
];

/** Addresses outside the site, each written once. */
export const urls = {
  billing: "https://billing.prairielantern.example/",
  portal: "https://portal.prairielantern.example/",
} as const;

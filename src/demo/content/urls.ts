/** Addresses outside the site, each written once. */
export const urls = {
  billing: "https://billing.prairielantern.example/",
  plainsPay: "https://plainspay.example/prairie-lantern-foundation",
  handOn: "https://handon.example/give/prairie-lantern-foundation",
  portal: "https://portal.prairielantern.example/",
} as const;

/** The list of the insurance plans that the hospital takes. Each plan has its page below it. */
export const INSURANCE = { label: "Insurance we accept", href: "/insurance" };

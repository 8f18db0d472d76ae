/** The list of insurance plans. The pages of the plans are below this path. */
export const INSURANCE = { label: "Insurance we accept", href: "/insurance" };

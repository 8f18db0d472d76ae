/** The parts of an address. The field of each is named after the question, a dot, and the part. */
export const addressParts = ["street", "line2", "city", "state", "zip"] as const;
export type AddressPart = (typeof addressParts)[number];

export function addressField(question: string, part: AddressPart): string {
  return `${question}.${part}`;
}

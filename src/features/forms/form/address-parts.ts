/** The fields of an address: each is sent as the question's name, a dot and its own. */
export const addressParts = ["street", "line2", "city", "state", "zip"] as const;
export type AddressPart = (typeof addressParts)[number];

export function addressField(question: string, part: AddressPart): string {
  return `${question}.${part}`;
}

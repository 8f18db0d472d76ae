type Filters = Record<string, string>;

/** Whether a list is narrowed to what has nothing in a field. */
export function missing({ without = "" }: Filters, field: string): boolean {
  return without.split(",").includes(field);
}

/** The `without` of the address after that was turned on or off. */
export function withMissing({ without = "" }: Filters, field: string, on: boolean): string {
  const others = without.split(",").filter((name) => name !== "" && name !== field);
  return [...others, ...(on ? [field] : [])].join(",");
}

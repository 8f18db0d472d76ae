type Filters = Record<string, string>;

/** Whether the list shows only records without a value in that field. */
export function missing({ without = "" }: Filters, field: string): boolean {
  return without.split(",").includes(field);
}

/** The `without` parameter after a field was turned on or off. */
export function withMissing({ without = "" }: Filters, field: string, on: boolean): string {
  const others = without.split(",").filter((name) => name !== "" && name !== field);
  return [...others, ...(on ? [field] : [])].join(",");
}

/** The id of the control with that `name`: where the error summary leads. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Today on this device, YYYY-MM-DD, as date inputs have it. */
export function today(): string {
  return new Date().toLocaleDateString("en-CA");
}

/** Today on this device, YYYY-MM-DD, for date inputs. */
export function today(): string {
  return new Date().toLocaleDateString("en-CA");
}

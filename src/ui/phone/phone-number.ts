/**
 * The ten digits of a North American number, or undefined: "(308) 555-0100", "308.555.0100", "+1 308 555
 * 0100".
 */
function tenDigits(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, "");
  if (digits.length === 10) return digits;
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : undefined;
}

/** Formats ten digits as (###) ###-####. Anything else (911, an extension) stays unchanged. */
export function displayPhone(number: string): string {
  const digits = tenDigits(number);
  if (!digits) return number.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * The address that dials it: +1 and the digits. Numbers of up to six digits (911, 988) are dialed unchanged.
 */
export function phoneHref(number: string): string {
  const digits = number.replaceAll(/\D/g, "");
  if (digits.length <= 6) return `tel:${digits}`;
  return `tel:+1${tenDigits(number) ?? digits}`;
}

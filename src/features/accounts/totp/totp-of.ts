import { Secret, TOTP } from "otpauth";

const PERIOD_S = 30;

/** The settings that every authenticator app supports: SHA-1, six digits, 30 seconds. */
export function totpOf(secret: string, { issuer, label }: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: PERIOD_S });
}

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * The time step of a code. Accepts one step early or late, because clocks differ.
 * @returns undefined if the code matches none of these steps
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}

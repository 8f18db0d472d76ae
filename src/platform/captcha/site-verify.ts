import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database/database";
import { fetchWithTimeout } from "../network/fetch-with-timeout";
import { CaptchaUnreachable, type ProofUse, type Verdict } from "./captcha";
import { spendProof } from "./spend-proof";
import { captchaUse } from "./table";

export interface Service {
  /** Scheme, host, and path of its verification API. */
  address: string;
  secret: string;
  /** Prefix under which its tokens are remembered. */
  name: "recaptcha" | "turnstile";
  /** The minimum probability of a person, from 0 to 1, for services that return one. */
  minScore?: number;
  /** Timeout for the whole response in milliseconds; shorter in tests. */
  withinMs?: number;
}

/** Timeout of the service's whole response, for which the visitor waits. */
const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** No service's tokens live longer. Later, the service itself refuses the token. */
const MINUTES_REMEMBERED = 10;
const MAX_LENGTH = 8_000;

const judgment = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).optional(),
  action: z.string().optional(),
  score: z.number().optional(),
});

/**
 * Asks the service about a token; reCAPTCHA and Turnstile have the same protocol. Neither gets data about the
 * visitor. Each token is sent once. When the same submission is sent again, our own table says that it
 * passed.
 * @throws CaptchaUnreachable
 */
export async function siteVerify(
  { db, now }: { db: Database; now(): Date },
  service: Service,
  token: string,
  { action, usedFor }: ProofUse,
): Promise<Verdict> {
  if (!token) return "missing";
  if (token.length > MAX_LENGTH) return "failed";
  const id = `${service.name}:${createHash("sha256").update(token).digest("base64url")}`;
  const [earlierUse] = await db.select().from(captchaUse).where(eq(captchaUse.id, id));
  if (earlierUse) return earlierUse.usedFor === usedFor ? "passed" : "replayed";
  const { success, score, ...judged } = await ask(service, token);
  if (!success || judged.action !== action || (score ?? 1) < (service.minScore ?? 0)) return "failed";
  const until = new Date(+now() + MINUTES_REMEMBERED * 60_000);
  return (await spendProof(db, { id, until }, usedFor)) ? "passed" : "replayed";
}

/**
 * Whether the service accepts our secret key. Sends an invalid token, so no visitor's token is used up.
 * @throws CaptchaUnreachable
 */
export async function isSecretAccepted(service: Service): Promise<boolean> {
  const { "error-codes": errors = [] } = await ask(service, "not-a-token");
  return !errors.includes("invalid-input-secret") && !errors.includes("missing-input-secret");
}

async function ask(
  { address, secret, withinMs = TIMEOUT_MS }: Service,
  token: string,
): Promise<z.output<typeof judgment>> {
  try {
    const body = new URLSearchParams({ secret, response: token });
    const response = await fetchWithTimeout(
      address,
      { method: "POST", body, redirect: "error" },
      { withinMs, maxBytes: MAX_ANSWER_BYTES },
    );
    return judgment.parse(await response.json());
  } catch (cause) {
    throw new CaptchaUnreachable(`${new URL(address).host} returned no verdict on a token.`, { cause });
  }
}

import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { KeyedHash } from "../../crypto/keyed-hash";
import { AppError } from "../../errors/app-error";
import type { ProviderEvent } from "../payment-provider";

/** The header with the signing time and the signature. */
const SIGNATURE_HEADER = "sandbox-signature";

/** Older webhooks are refused, because they may be replayed. */
const TOLERANCE_SECONDS = 300;

const event = z
  .object({
    id: z.uuid(),
    type: z.string(),
    happenedAt: z.iso.datetime().transform((at) => new Date(at)),
  })
  .and(z.union([z.object({ checkoutId: z.uuid() }), z.object({ agreementId: z.uuid() })]));

/** The headers with which `readSandboxWebhook` verifies that the sandbox sent this body. */
export function signSandboxWebhook(keyedHash: KeyedHash, body: string, now: Date): Record<string, string> {
  const seconds = Math.floor(+now / 1000);
  return { [SIGNATURE_HEADER]: `t=${seconds},v1=${signature(keyedHash, seconds, body)}` };
}

/** @throws AppError BAD_REQUEST if the signature is wrong or too old, or the body is invalid */
export function readSandboxWebhook(
  keyedHash: KeyedHash,
  body: string,
  header: (name: string) => string | undefined,
  now: Date,
): ProviderEvent {
  const [, time = "", given = ""] = /^t=(\d{1,12}),v1=([\w-]+)$/.exec(header(SIGNATURE_HEADER) ?? "") ?? [];
  const right = Buffer.from(signature(keyedHash, Number(time), body));
  const isRight = given.length === right.length && timingSafeEqual(right, Buffer.from(given));
  const isRecent = Math.abs(+now / 1000 - Number(time)) <= TOLERANCE_SECONDS;
  if (!isRight || !isRecent)
    throw new AppError("BAD_REQUEST", "The signature of this webhook is wrong or too old.");
  const { id, type, happenedAt, ...reference } = event.parse(JSON.parse(body));
  return { eventId: id, type, happenedAt, reference };
}

function signature(keyedHash: KeyedHash, seconds: number, body: string): string {
  return keyedHash("sandbox-webhook", `${seconds}.${body}`);
}

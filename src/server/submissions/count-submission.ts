import { normalEmail } from "~/platform/mail/email-address";
import type { RequestContext } from "../context";
import { machineFields } from "../isomorphic/machine-fields";

/** A hospital's waiting room is one network, so this is generous; the bot check slows down floods. */
const FROM_ONE_NETWORK = { times: 60, seconds: 600 };
/**
 * Programs can answer the question too, so few answers are allowed. Everyone without JavaScript in one
 * building shares this limit.
 */
const ANSWERS_FROM_ONE_NETWORK = { name: "form-question", times: 15, seconds: 1_800 };
/** Families register with one address. */
const EMAIL_LIMIT = { times: 30, seconds: 3_600 };

interface Counted {
  form: string;
  emailField?: string;
  limits?: {
    address?: { times: number; seconds: number };
    email?: { times: number; seconds: number };
  };
}

/** Counts against the sender's network; call it before reading the body. @throws AppError RATE_LIMITED */
export async function countSender({ countUse }: RequestContext, { form, limits }: Counted): Promise<void> {
  await countUse({ name: `form ${form}`, ...(limits?.address ?? FROM_ONE_NETWORK) });
}

/** Counts answers to the question that replaces the bot check. @throws AppError RATE_LIMITED */
export async function countAnswer(
  { countUse }: RequestContext,
  machine: Record<string, string>,
): Promise<void> {
  if (machineFields.answer in machine) await countUse(ANSWERS_FROM_ONE_NETWORK);
}

/** @throws AppError RATE_LIMITED */
export async function countWrittenTo(
  { countUse }: RequestContext,
  { form, emailField, limits }: Counted,
  values: Record<string, string>,
): Promise<void> {
  const email = emailField && values[emailField];
  if (email)
    await countUse({ name: `form ${form} to`, ...(limits?.email ?? EMAIL_LIMIT) }, normalEmail(email));
}

import { CaptchaUnreachable, type ProofUse, type Verdict } from "~/platform/captcha/captcha";
import type { Answered } from "~/platform/captcha/questions";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "../context";
import { machineFields, proofIn } from "../isomorphic/machine-fields";

type Use = ProofUse & { form: string };

/**
 * Accepts a submission with a valid proof of the bot check, or with the right answer to its question. An empty answer
 * is ignored if there is a proof, because a page with a question may have loaded the app since. Every refusal contains
 * a question (`error.question`) that can be answered instead of the proof.
 * @throws AppError CAPTCHA_FAILED or CAPTCHA_REPLAYED; UNAVAILABLE while the service that judges proofs is unavailable
 */
export async function checkHuman(
  { captcha, log }: RequestContext,
  machine: Record<string, string>,
  use: Use,
): Promise<void> {
  const token = machine[machineFields.question];
  const answer = machine[machineFields.answer]?.trim();
  if (token && answer) {
    const answered = await captcha.questions.check(token, answer, use);
    if (answered === "right") return;
    throw refusal(ANSWERED[answered], captcha.questions.ask(use.form));
  }
  const verdict = await captcha.check(proofIn(machine), use).catch((error: unknown) => {
    if (!(error instanceof CaptchaUnreachable)) throw error;
    log.error({ err: error }, "the bot check cannot be reached");
    return "missing" as const;
  });
  if (verdict !== "passed") throw refusal(VERDICTS[verdict], captcha.questions.ask(use.form));
}

interface Refusal {
  code: "CAPTCHA_FAILED" | "CAPTCHA_REPLAYED";
  message: string;
}

const ANSWERED: Record<Exclude<Answered, "right">, Refusal> = {
  wrong: { code: "CAPTCHA_FAILED", message: "That was not the answer. Please answer the new question." },
  expired: {
    code: "CAPTCHA_FAILED",
    message: "The question has expired. Please answer the new one.",
  },
  replayed: {
    code: "CAPTCHA_REPLAYED",
    message: "This question has already been answered. Please answer the new one.",
  },
};

const VERDICTS: Record<Exclude<Verdict, "passed">, Refusal> = {
  missing: {
    code: "CAPTCHA_FAILED",
    message: "Please answer the question, so that we know you are a person.",
  },
  failed: {
    code: "CAPTCHA_FAILED",
    message: "The bot check did not succeed. Please answer the question instead.",
  },
  replayed: {
    code: "CAPTCHA_REPLAYED",
    message: "This bot check has already been used. Please answer the question instead.",
  },
};

function refusal({ code, message }: Refusal, question: { text: string; token: string }): AppError {
  return new AppError(code, message, {
    errors: [{ propertyName: machineFields.answer, message }],
    details: { question },
  });
}

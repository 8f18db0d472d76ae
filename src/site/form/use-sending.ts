import { type RefObject, useState } from "react";
import type { FormAction } from "~/platform/captcha/captcha";
import type { Question } from "~/platform/captcha/questions";
import { machineFields } from "~/server/submissions/machine-fields";
import { rememberKey } from "~/server/submissions/remember-key";
import { type ApiFailure, isFailure } from "../browser/request/failure";
import { postForm } from "./post-form";
import { useProof } from "./proof/use-proof";
import { failureOf, type SubmissionResult, submissionResult } from "./submission-result";

export interface Sending {
  address: string;
  action: FormAction;
  container: RefObject<HTMLElement | null>;
  onTaken(json: Record<string, unknown>): void;
  onRefused(tried: SubmissionResult, failure: ApiFailure | undefined): void;
}

/** Sends a form with JavaScript: with the bot check's proof, a key, and the campaign; reports the result. */
export function useSending({ address, action, container, onTaken, onRefused }: Sending) {
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(rememberKey);
  const { client, begin, prove, renew } = useProof(action, container);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (busy) return;
    const fields = new FormData(form, submitter);
    setBusy(true);
    const answer = await attempt(fields).catch(failureOf);
    if (!isFailure(answer)) {
      await renew();
      const url = answer.url;
      // Busy until the browser has navigated.
      if (typeof url === "string") return location.assign(url);
      setBusy(false);
      return onTaken(answer);
    }
    if (answer.error.code !== "VALIDATION_FAILED") await renew();
    setBusy(false);
    onRefused(submissionResult(answer.error, answer.error.question as Question | undefined), answer);
  }

  /** If a proof is rejected, another one is computed before the visitor gets a question. */
  async function attempt(fields: FormData): Promise<Record<string, unknown> | ApiFailure> {
    if (fields.has(machineFields.question)) return submit(fields);
    const proof = await prove();
    const first = await submit(fields, proof);
    if (!proof || !isFailure(first) || !first.error.code.startsWith("CAPTCHA")) return first;
    await renew();
    const another = await prove();
    return another ? submit(fields, another) : first;
  }

  function submit(fields: FormData, proof?: string) {
    const contents = JSON.stringify([...fields].filter(([, value]) => typeof value === "string"));
    // The question serves as the key, the same one that the page without JavaScript had.
    const idempotencyKey = fields.has(machineFields.question) ? undefined : keyFor(contents);
    return postForm(address, fields, { proof, idempotencyKey });
  }

  return { busy, client, begin, send };
}

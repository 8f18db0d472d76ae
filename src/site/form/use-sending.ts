import { type RefObject, useEffect, useState } from "react";
import type { FormAction } from "~/platform/captcha/captcha";
import type { Question } from "~/platform/captcha/questions";
import { machineFields } from "~/server/isomorphic/machine-fields";
import { rememberKey } from "~/site/form/remember-key";
import { type ApiFailure, isFailure } from "../browser/request/failure";
import { postForm } from "./post-form";
import { useProof } from "./proof/use-proof";
import { failureOf, type SubmissionResult, submissionResult } from "./submission-result";

export interface Sending {
  path: string;
  params?: Record<string, string | number>;
  action: FormAction;
  container: RefObject<HTMLElement | null>;
  onAccepted(json: Record<string, unknown>): void;
  /** The form was accepted, and the browser now opens the page on which it is paid. */
  onLeaving(): void;
  onRefused(result: SubmissionResult, failure: ApiFailure | undefined): void;
}

/**
 * Sends a form by script, with the bot check's proof, an idempotency key, and the campaign, and reports the
 * result.
 */
export function useSending({ path, params, action, container, onAccepted, onLeaving, onRefused }: Sending) {
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(rememberKey);
  const { client, begin, prove, renew } = useProof(action, container);

  // The browser may restore the page from its back/forward cache in the state in which it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (busy) return;
    const fields = new FormData(form, submitter);
    setBusy(true);
    const answer = await attempt(fields).catch(failureOf);
    if (!isFailure(answer)) {
      await renew();
      const url = answer.url;
      // Stays busy until the browser has left the page.
      if (typeof url === "string") {
        onLeaving();
        return location.assign(url);
      }
      setBusy(false);
      return onAccepted(answer);
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
    // The question's token serves as the key, as it does on the page without JavaScript.
    const idempotencyKey = fields.has(machineFields.question) ? undefined : keyFor(contents);
    return postForm(path, fields, { params, proof, idempotencyKey });
  }

  return { busy, client, begin, send };
}

import { type RefObject, useState } from "react";
import type { FormAction } from "~/platform/captcha/captcha";
import type { Question } from "~/platform/captcha/questions";
import type { FieldError } from "~/ui/form/form-errors";
import { reportError } from "../client/errors/report-error";
import { connection } from "../client/offline/connection";
import { type ApiFailure, isFailure, messageIn, RequestError } from "../client/request/failure";
import { post } from "../client/request/request";
import { campaignQuery } from "../client/store/campaign";
import { noteCampaign } from "../client/store/client-store";
import { machineFields } from "./machine-fields";
import { useProof } from "./proof/use-proof";
import { rememberKey } from "./remember-key";

/** What became of the last try. */
export interface Tried {
  errors: FieldError[];
  question?: Question & { answer?: string };
}

export interface Sending {
  address: string;
  action: FormAction;
  container: RefObject<HTMLElement | null>;
  onTaken(json: Record<string, unknown>): void;
  onRefused(tried: Tried, failure: ApiFailure | undefined): void;
}

const NO_CONNECTION =
  "Our website cannot be reached right now. Nothing you typed is lost: check your connection, then send it again.";
const OUR_FAULT =
  "Something went wrong on our side, and your form was not taken. Nothing you typed is lost: please try again.";

/** Sends a form by script: with the bot check's proof, a key and the campaign; tells what came of it. */
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
      // Busy until the browser is there.
      if (typeof url === "string") return location.assign(url);
      setBusy(false);
      return onTaken(answer);
    }
    if (answer.error.code !== "VALIDATION_FAILED") await renew();
    setBusy(false);
    onRefused(triedOf(answer), answer);
  }

  /** A proof that was not taken is worked out once more before anybody is asked anything. */
  async function attempt(fields: FormData): Promise<Record<string, unknown> | ApiFailure> {
    if (fields.has(machineFields.question)) return submit(fields);
    const proof = await prove();
    const first = await submit(fields, proof);
    if (!proof || !isFailure(first) || !first.error.code.startsWith("CAPTCHA")) return first;
    await renew();
    const another = await prove();
    return another ? submit(fields, another) : first;
  }

  function submit(fields: FormData, proof?: { name: string; value: string }) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const contents = JSON.stringify([...fields].filter(([, value]) => typeof value === "string"));
    // The question is a key itself, and the same one that the page without script had.
    const idempotencyKey = fields.has(machineFields.question) ? undefined : keyFor(contents);
    if (proof) body.set(proof.name, proof.value);
    const query = campaignQuery(noteCampaign(new URL(location.href)));
    return post<Record<string, unknown>>(address, body, { query, idempotencyKey });
  }

  return { busy, client, begin, send };
}

function failureOf(error: unknown): ApiFailure {
  if (error instanceof TypeError) void connection.noteFailure();
  else reportError(error);
  const message = error instanceof RequestError ? (messageIn(error) ?? OUR_FAULT) : NO_CONNECTION;
  return { error: { code: "NOT_SENT", message } };
}

function triedOf({ error }: ApiFailure): Tried {
  return {
    errors: error.errors?.length ? error.errors : [{ propertyName: "", message: error.message }],
    question: error.question as Question | undefined,
  };
}

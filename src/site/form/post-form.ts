import { machineFields } from "~/server/submissions/machine-fields";
import { reportError } from "../browser/errors/report-error";
import { type ApiFailure, RequestError } from "../browser/request/failure";
import { post } from "../browser/request/request";
import { campaignQuery } from "../browser/store/campaign";
import { updateCampaign } from "../browser/store/client-store";

/** A response may take long when files are sent from a slow phone. */
const TIMEOUT_MS = 60_000;
const TIMEOUT_WITH_FILES_MS = 300_000;

export interface FormPost {
  /** The bot check's proof. */
  proof?: string;
  idempotencyKey?: string;
}

/**
 * Sends a form's fields to its endpoint, with the visitor's campaign.
 * @throws errors of `post`, also for a success without contents
 */
export async function postForm(
  address: string,
  fields: FormData,
  { proof, idempotencyKey }: FormPost = {},
): Promise<Record<string, unknown> | ApiFailure> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  if (proof) body.set(machineFields.proof, proof);
  const query = campaignQuery(updateCampaign(new URL(location.href)));
  const hasFiles = [...fields.values()].some((value) => typeof value !== "string");
  const timeoutMs = hasFiles ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS;
  const answer = await post<Record<string, unknown>>(address, body, { query, idempotencyKey, timeoutMs });
  // Every form's success has contents. An empty object comes from another server.
  if (Object.keys(answer ?? {}).length > 0) return answer;
  const error = new RequestError(`POST ${address} returned nothing`, undefined, 200);
  void reportError(error);
  throw error;
}

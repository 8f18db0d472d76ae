import { machineFields } from "~/server/isomorphic/machine-fields";
import { reportError } from "../browser/errors/report-error";
import { type ApiFailure, RequestError } from "../browser/request/failure";
import { send } from "../browser/request/request";
import { campaignQuery } from "../browser/store/campaign";
import { updateCampaign } from "../browser/store/client-store";

/** A response may take long when files are sent from a slow phone. */
const TIMEOUT_MS = 60_000;
const TIMEOUT_WITH_FILES_MS = 300_000;

export interface FormPost {
  /** In place of `{id}` and the like in the path. */
  params?: Record<string, string | number>;
  /** The bot check's proof. */
  proof?: string;
  idempotencyKey?: string;
}

/**
 * Sends a form's fields to its endpoint, with the campaign that led here.
 * @throws the error of `send`, also for a success without content
 */
export async function postForm(
  path: string,
  fields: FormData,
  { params, proof, idempotencyKey }: FormPost = {},
): Promise<Record<string, unknown> | ApiFailure> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  if (proof) body.set(machineFields.proof, proof);
  const query = campaignQuery(updateCampaign(new URL(location.href)));
  const hasFiles = [...fields.values()].some((value) => typeof value !== "string");
  const timeoutMs = hasFiles ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS;
  const answer = await send("post", path, { params, query, body, idempotencyKey, timeoutMs });
  // Every form's success has content. An empty object comes from another server.
  if (answer && Object.keys(answer).length > 0) return { ...answer };
  const error = new RequestError(`POST ${path} returned nothing`, undefined, 200);
  void reportError(error);
  throw error;
}

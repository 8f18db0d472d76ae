import { data, redirect } from "react-router";
import type { FieldError } from "~/platform/errors/app-error";
import { prefersJson } from "./prefers-json";

/** Answers an accepted form: a plain post is redirected to `location`, a script gets `json`. */
export function acceptedResponse(
  request: Request,
  location: string,
  json: Record<string, unknown>,
): Response {
  return prefersJson(request.headers.get("accept")) ? Response.json(json) : redirect(location, 303);
}

/**
 * Answers a form with invalid fields: the page is rendered again with status 422, the messages, and
 * everything that was typed. A script gets the contract's failure from the same value.
 */
export function invalidFormResponse<Values>(errors: FieldError[], values: Values) {
  const error = { code: "VALIDATION_FAILED", message: "Some fields need a correction.", errors };
  return data({ error, values }, { status: 422 });
}

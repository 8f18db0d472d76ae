import type { z } from "zod";
import type { FormAction } from "~/platform/captcha/captcha";
import type { Limit } from "~/platform/rate-limit/rate-limits";
import type { Campaign } from "./read-campaign";
import type { PostedForm } from "./read-submission";

/** Arguments of an action besides the form's values. */
export interface SubmissionMeta {
  /** Identifies this submission, for `runOnce` in the action's transaction; opaque. */
  idempotencyKey: string;
  utm: Campaign;
  /** Scheme and host at which the site is reached, for links in emails. */
  origin: string;
  /** The visitor's request, for its cookies; its body has been read. */
  request: Request;
}

/**
 * The response to a submission: JSON for scripts; a plain post is redirected to `location`, or shown
 * something.
 */
export interface SubmissionResponse<Shown = never> {
  json: Record<string, unknown>;
  /** Left out by endpoints of the API, to which no form without JavaScript posts. */
  location?: string;
  /** The page's `actionData` instead of a redirect, for data that must not appear in an address. */
  shown?: Shown;
  /** Headers of either response. */
  headers?: HeadersInit;
}

/** How one public form is accepted. */
export interface Submission<Schema extends z.ZodType, Result, Shown = never> {
  /** In kebab-case; names its limits, keys, and questions: `class-registration`. */
  form: string;
  /**
   * The subject, such as a class's id: the same contents about another subject are another submission.
   */
  subject?: string;
  action: FormAction;
  /**
   * Validates the fields and reports all errors. Gets text by name, including empty text, unless `read` says
   * otherwise.
   */
  schema: Schema;
  /**
   * The schema's input, for forms with several values per name. Errors of type AppError are shown in the
   * form.
   */
  read?(posted: PostedForm): unknown;
  /**
   * Values that a refused plain post shows again in addition to the input, because a browser does not send a file
   * again.
   */
  keep?(posted: PostedForm): Promise<PostedForm["values"]>;
  /**
   * The field with the email address that gets mail because of it: counted, so that nobody can be flooded
   * through this form.
   */
  emailField?: string;
  /** Replaces the default limits. */
  limits?: { address?: Omit<Limit, "name">; email?: Omit<Limit, "name"> };
  /**
   * Processes the submission in one transaction, with `runOnce` around everything that must not happen twice.
   * Returns a JSON value. Errors of type AppError are shown in the form, with everything that was typed.
   */
  submit(input: z.output<Schema>, meta: SubmissionMeta): Promise<Result>;
  /**
   * Turns the result into the response, after the commit, and again for each repetition. Calls to other services (a
   * checkout) belong here and must be idempotent.
   * @param request the visitor's request, for its cookies; its body has been read
   */
  answer(result: Result, request: Request): SubmissionResponse<Shown> | Promise<SubmissionResponse<Shown>>;
}

import type { z } from "zod";
import type { FormAction } from "~/platform/captcha/captcha";
import type { Limit } from "~/platform/rate-limit/rate-limits";
import type { Campaign } from "./read-campaign";
import type { PostedForm } from "./read-submission";

/** What a verb is told beside what somebody typed. */
export interface SubmissionMeta {
  /** For `runOnce` in the verb's transaction: names this submission, opaque. */
  idempotencyKey: string;
  utm: Campaign;
  /** Scheme and host under which the site is reached, for links in mails. */
  origin: string;
}

/** What a submission is answered with: JSON for scripts; whoever posted a plain form is led on to `location`, or shown something. */
export interface Taken<Shown = never> {
  json: Record<string, unknown>;
  /** Left out by endpoints of the API, which no form without script posts to. */
  location?: string;
  /** The page's `actionData` in place of being led on: for what may stand in no address. */
  shown?: Shown;
  /** Of the answer, whichever it is. */
  headers?: HeadersInit;
}

/** How one public form is taken. */
export interface Submission<Schema extends z.ZodType, Result, Shown = never> {
  /** In kebab-case; names its limits, its keys and its questions: `class-registration`. */
  form: string;
  /** What it is about, such as a class's id: the same contents about something else are another submission. */
  subject?: string;
  action: FormAction;
  /** What the fields have to be; all errors are told at once. It is given text by name, empty text included, unless `read` says otherwise. */
  schema: Schema;
  /** What the schema is given, for forms that ask for more than one text by name. An AppError it throws is shown in the form. */
  read?(posted: PostedForm): unknown;
  /** What a refused plain post shows again, where that is more than what was typed: a browser does not send a file again by itself. */
  keep?(posted: PostedForm): Promise<PostedForm["values"]>;
  /** The field with the e-mail that is written to because of it: counted, so that nobody is flooded by this form. */
  emailField?: string;
  /** In place of the usual ones. */
  limits?: { address?: Omit<Limit, "name">; email?: Omit<Limit, "name"> };
  /**
   * Does it: one verb, in one transaction, with `runOnce` around everything that must not happen twice. Answers with what
   * JSON can hold. An AppError it throws is shown in the form, with everything that was typed.
   */
  submit(input: z.output<Schema>, meta: SubmissionMeta): Promise<Result>;
  /**
   * Turns that into the answer, after the commit, and again for each repetition: what goes out to other services
   * (a checkout) belongs here and must be as good done twice as once.
   * @param request the visitor's, for what the browser proves by its cookies; its body has been read
   */
  answer(result: Result, request: Request): Taken<Shown> | Promise<Taken<Shown>>;
}

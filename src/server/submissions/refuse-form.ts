import { data } from "react-router";
import type { z } from "zod";
import type { Question } from "~/platform/captcha/questions";
import { AppError, type FieldError } from "~/platform/errors/app-error";
import type { RequestContext } from "../context";
import { asUnavailable } from "../unavailable";
import { machineFields } from "./machine-fields";
import type { PostedForm } from "./read-submission";
import type { Submission } from "./submission";

/** What a page's `actionData` is when its form was refused; `PublicForm` shows it. */
export interface RefusedForm {
  error: { code: string; message: string; errors?: FieldError[] };
  values: Record<string, string | string[]>;
  /** To be answered with the next post; `answer` is what was answered already and still counts. */
  question: Question & { answer?: string };
}

export type RefusedAnswer = ReturnType<typeof data<RefusedForm>>;

/**
 * The answer to a plain post that cannot be taken: the page again, with the messages and everything that was typed. Its question
 * stays the one that was asked, unless it was the trouble.
 * @throws what is no refusal but a defect
 */
export async function refuseForm(
  thrown: unknown,
  { captcha, log, page }: RequestContext,
  { form, keep }: Pick<Submission<z.ZodType, unknown>, "form" | "keep">,
  posted: PostedForm,
): Promise<RefusedAnswer> {
  const { machine } = posted;
  const error = asRefusal(thrown);
  if (error.status >= 500) log.error({ err: thrown }, "a form could not be taken");
  page.notCacheable();
  const { code, message, more } = error;
  const { question: fresh } = (more.details ?? {}) as { question?: Question };
  const kept = captcha.questions.asked(machine[machineFields.question] ?? "", form);
  const question =
    fresh ?? (kept ? { ...kept, answer: machine[machineFields.answer] } : captcha.questions.ask(form));
  const values = typedValues((await keep?.(posted)) ?? posted.values);
  const refused = { error: { code, message, errors: more.errors }, values, question };
  return data(refused, { status: code.startsWith("CAPTCHA") ? 422 : error.status, headers: more.headers });
}

function asRefusal(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const away = asUnavailable(thrown);
  if (away) return away;
  throw thrown;
}

/** What was typed as fields show it again: one text, or several where there were. */
export function typedValues(values: PostedForm["values"]): RefusedForm["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? "")]),
  );
}

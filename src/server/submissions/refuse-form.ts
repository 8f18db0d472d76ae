import { data } from "react-router";
import type { z } from "zod";
import type { Question } from "~/platform/captcha/questions";
import { AppError, type FieldError } from "~/platform/errors/app-error";
import type { RequestContext } from "../context";
import { machineFields } from "../isomorphic/machine-fields";
import { asUnavailable } from "../unavailable";
import type { PostedForm } from "./read-submission";
import type { Submission } from "./submission";

/** A page's `actionData` if its form was refused; `PublicForm` shows it. */
export interface RefusedForm {
  error: { code: string; message: string; errors?: FieldError[] };
  values: Record<string, string | string[]>;
  /** To be answered with the next post; `answer` is a previous answer that still counts. */
  question: Question & { answer?: string };
}

export type RefusedAnswer = ReturnType<typeof data<RefusedForm>>;

/**
 * Answers a plain post that was refused: the page again, with the messages and everything that was typed. Its
 * question stays the same, unless it was the problem.
 * @throws errors that are defects rather than refusals
 */
export async function refuseForm(
  thrown: unknown,
  { captcha, log, page }: RequestContext,
  { form, keep }: Pick<Submission<z.ZodType, unknown>, "form" | "keep">,
  posted: PostedForm,
): Promise<RefusedAnswer> {
  const { machine } = posted;
  const error = asRefusal(thrown);
  if (error.status >= 500) log.error({ err: thrown }, "a form could not be accepted");
  page.notCacheable();
  const { code, message, more } = error;
  const { question: fresh } = (more.details ?? {}) as { question?: Question };
  const pastQuestion = captcha.questions.reuse(machine[machineFields.question] ?? "", form);
  const question =
    fresh ??
    (pastQuestion ? { ...pastQuestion, answer: machine[machineFields.answer] } : captcha.questions.ask(form));
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

/** The typed values as fields show them again: one text, or several. */
export function typedValues(values: PostedForm["values"]): RefusedForm["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? "")]),
  );
}

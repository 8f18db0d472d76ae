import { z } from "zod";
import { dayAt } from "~/content/values/day-at";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";
import type { Submission } from "~/server/submissions/submission";
import type { AnswerOf } from "~/site/browser/request/client";
import type { Answer } from "../answers";
import { type AnsweringFile, storeFiles } from "../files/store-files";
import type { PublishedForm } from "../form/table";
import { readAnswers } from "../read-answers";
import { type SubmittedForm, submitForm } from "../submit-form";
import { attachedFiles } from "./attached-files";
import { keepFiles } from "./keep-files";
import { thanksPath } from "./thanks-path";

interface FormInput {
  /** The code of a saved form, which is deleted after submitting. */
  resumeCode?: string;
  answers: Answer[];
  files: AnsweringFile[];
}

const input = z.custom<FormInput>();

/** Data for the page after sending without JavaScript, if the person should note it down. */
interface SentForm {
  privateLink: string;
}

/** A form on the server, for its page and for the API. */
export function formSubmission(
  context: RequestContext,
  form: PublishedForm,
): Submission<typeof input, SubmittedForm, SentForm> {
  const services = domainServices(context, context.env);
  return {
    form: "built-form",
    subject: form.id,
    action: "FormContactSubmit",
    schema: input,
    emailField: form.confirmsByMail
      ? form.questions.find(({ sender }) => sender === "email")?.name
      : undefined,
    read: async (posted) => ({
      ...(await readPosted(context, form, posted)),
      resumeCode: posted.machine[machineFields.resumeCode],
    }),
    keep: (posted) => keepFiles(context, form, posted),
    async submit({ answers, files, resumeCode }, { idempotencyKey, utm }) {
      await storeFiles(services, context.storage, form.id, files);
      return submitForm(services, { form, answers, resumeCode, utm: { ...utm }, idempotencyKey });
    },
    answer({ submission, name, privatePath }) {
      const privateLink = privatePath && `${context.origin}${privatePath}`;
      return {
        json: { submission, name, privateLink } satisfies AnswerOf<"post", "/api/form/{slug}">,
        location: thanksPath(form, name),
        shown: privateLink ? { privateLink } : undefined,
      };
    },
  };
}

/**
 * Validates the answers of a request.
 * @param only the names of the questions to validate; absent for all
 * @returns the answers and the new files
 * @throws AppError VALIDATION_FAILED with all errors
 */
export async function readPosted(
  context: RequestContext,
  form: PublishedForm,
  posted: PostedForm,
  only?: ReadonlySet<string>,
): Promise<FormInput> {
  const { env, now } = context;
  const attached = await attachedFiles(context, form, posted, only);
  const rules = { timeZone: env.TZ_HOSPITAL, today: dayAt(now(), env.TZ_HOSPITAL).iso, only };
  const { answers, errors } = readAnswers(form, { values: posted.values, files: attached.files }, rules);
  const wrong = [...attached.errors, ...errors];
  if (wrong.length > 0)
    throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", {
      errors: wrong.filter(
        ({ propertyName }, at) => wrong.findIndex((error) => error.propertyName === propertyName) === at,
      ),
    });
  const answered = new Set(answers.map(({ name }) => name));
  return { answers, files: attached.fresh.filter(({ question }) => answered.has(question)) };
}

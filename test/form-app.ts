import { sql } from "drizzle-orm";
import { z } from "zod";
import { runOnce } from "~/platform/idempotency/run-once";
import type { RequestContext } from "~/server/context";
import type { PageRenderer } from "~/server/page-renderer";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import type { Submission, SubmissionMeta } from "~/server/submissions/submission";
import { type TestApp, testApp } from "./web-app";

type AppOptions = NonNullable<Parameters<typeof testApp>[0]>;

export interface FormApp extends TestApp {
  /** Posts the form as the script does. */
  send(fields: Record<string, string>, headers?: Record<string, string>, query?: string): Promise<Response>;
  /**
   * Posts the form as a page without scripts does; a rejection is returned as the data the page would show.
   */
  post(fields: Record<string, string>, headers?: Record<string, string>): Promise<PlainAnswer>;
  /** The calls of the form's action so far. */
  done(): Promise<{ name: string; meta: SubmissionMeta }[]>;
}

export interface PlainAnswer {
  status: number;
  headers: Headers;
  refused?: RefusedForm;
}

const schema = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(255, "Shorten your name."),
  email: z.email("Enter an email address."),
});

/** An app with one public form at every address; its action writes a row in a transaction with `runOnce`. */
export async function formApp(
  options: AppOptions & { form?: Partial<Submission<typeof schema, { done: string }>> } = {},
): Promise<FormApp> {
  const take = (request: Request, context: RequestContext) =>
    acceptSubmission(request, context, {
      form: "test-form",
      action: "FormContactSubmit",
      schema,
      emailField: "email",
      submit: (input, meta) =>
        context.db.transaction((tx) =>
          runOnce(tx, context, meta.idempotencyKey, async () => {
            const intent = JSON.stringify({ name: input.name, meta });
            await tx.execute(sql`insert into intent (what) values (${intent}::jsonb)`);
            return { done: input.name };
          }),
        ),
      answer: ({ done }) => ({ json: { done }, location: `/thanks?name=${encodeURIComponent(done)}` }),
      ...options.form,
    });
  const pages: Partial<PageRenderer> = {
    declarations: () => ({ personal: false, acceptsPost: true }),
    act: async (request, context) => asResponse(await take(request, context)),
    render: async (request, context) =>
      context.failure
        ? new Response(context.failure.message, { status: context.failure.status })
        : asResponse(await take(request, context)),
  };
  const app = await testApp({ ...options, pages });
  await app.services.db.execute(
    sql`create table if not exists intent (id integer generated always as identity, what jsonb)`,
  );
  return {
    ...app,
    send: (fields, headers = {}, query = "") =>
      fetch(`${app.url}/form${query}`, {
        method: "POST",
        body: formData(fields),
        headers: { accept: "application/json", ...headers },
      }),
    async post(fields, headers = {}) {
      const response = await fetch(`${app.url}/form`, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
        headers: { accept: "text/html", ...headers },
      });
      const text = await response.text();
      const refused = text.startsWith("{") ? (JSON.parse(text) as RefusedForm) : undefined;
      return { status: response.status, headers: response.headers, refused };
    },
    async done() {
      const { rows } = await app.services.db.execute<{ what: { name: string; meta: SubmissionMeta } }>(
        sql`select what from intent order by id`,
      );
      return rows.map(({ what }) => what);
    },
  };
}

function asResponse(answer: Awaited<ReturnType<typeof acceptSubmission>>): Response {
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

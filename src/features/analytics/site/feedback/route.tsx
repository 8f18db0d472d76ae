import { dayAt } from "~/content/values/day-at";
import { fieldErrors } from "~/platform/errors/field-errors";
import { requestContext } from "~/server/context";
import { acceptedResponse, invalidFormResponse } from "~/server/submissions/answer-form";
import { readForm } from "~/server/submissions/read-form";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { ButtonLink } from "~/ui/button/button";
import { Section } from "~/ui/section/section";
import { isPageAddress, pageFeedbackInput } from "../../page-feedback/input";
import { recordPageFeedback } from "../../page-feedback/record-page-feedback";
import type { Route } from "./+types/route";
import { PageQuestion } from "./page-question";

export const handle: PageHandle = { page: { searchParams: ["thanks", "from"] } };

const LIMIT = { name: "page-feedback", times: 30, seconds: 3_600 };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(rootOf(matches), {
    title: "Your feedback",
    description: "Tell us whether this website helped you. We keep only a count, nothing about you.",
    path: "/feedback",
    indexed: false,
  });

/** The target of the feedback form without JavaScript. Has a link back. */
export function loader({ url }: Route.LoaderArgs) {
  const from = url.searchParams.get("from") ?? "/";
  return { thanks: url.searchParams.has("thanks"), from: isPageAddress(from) ? from : "/" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env, now, countUse } = context.get(requestContext);
  await countUse(LIMIT);
  const values = await readForm(request);
  const parsed = pageFeedbackInput.safeParse(values);
  if (!parsed.success) return invalidFormResponse(fieldErrors(parsed.error.issues), values);
  await recordPageFeedback(db, parsed.data, dayAt(now(), env.TZ_HOSPITAL).iso);
  return acceptedResponse(request, `/feedback?thanks&from=${encodeURIComponent(parsed.data.path)}`, {
    ok: true,
  });
}

export default function Feedback({ loaderData: { thanks, from }, actionData }: Route.ComponentProps) {
  const failed = actionData !== undefined;
  return (
    <Section width="text">
      <h1>{thanks ? "Thank you" : "Your feedback"}</h1>
      {thanks ? (
        <p>Your answer helps us make this site easier to use. We keep only a count, nothing about you.</p>
      ) : (
        <p>{failed ? "Please choose Yes or No." : "Tell us whether this website helps you."}</p>
      )}
      {thanks ? <ButtonLink href={from}>Back to the page</ButtonLink> : <PageQuestion path={from} />}
    </Section>
  );
}

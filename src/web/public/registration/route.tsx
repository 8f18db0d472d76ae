import { data } from "react-router";
import { AppError } from "~/platform/errors/app-error";
import { Alert } from "~/ui/alert/alert";
import { Facts } from "~/ui/facts/facts";
import { Link } from "~/ui/link/link";
import { Section } from "~/ui/section/section";
import { requestContext } from "~/web/context";
import { readForm } from "~/web/forms/read-form";
import { pageMeta } from "~/web/meta/page-meta";
import { rootOf } from "~/web/meta/root-of";
import type { PageHandle } from "~/web/page-handle";
import type { Route } from "./+types/route";
import { actOnRegistration } from "./act-on-registration";
import { ownRegistration } from "./own-registration";
import styles from "./registration.module.css";
import { Standing } from "./standing";
import { type RefusedDeed, WhatToDo } from "./what-to-do";

export const handle: PageHandle = { page: { personal: true } };

/** No link can be guessed; trying must still cost. */
const LIMIT = { name: "registration-link", times: 120, seconds: 600 };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(rootOf(matches), {
    title: "Your registration",
    description: "What you registered for, and how to change it.",
    path: "/registration",
    indexed: false,
  }),
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LIMIT);
  return { own: await ownRegistration(services, params.token), done: url.searchParams.get("done") ?? "" };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(LIMIT);
  const posted = await readForm(request);
  try {
    return await actOnRegistration(services, params.token, posted);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "NOT_FOUND") throw error;
    const { deed = "", ...values } = posted;
    const errors = error.more.errors ?? [{ propertyName: "", message: error.message }];
    return data({ deed, values, errors } satisfies RefusedDeed, { status: error.status });
  }
}

/** What somebody registered for, seen by their private link, and everything that can be done about it. */
export default function OwnRegistration({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  const page = `/classes/${own.slug}`;
  return (
    <Section room="small" className={styles.page}>
      <p className={styles.kind}>Your registration</p>
      <h1 className={styles.heading}>
        <Link href={page}>{own.title}</Link>
      </h1>
      {DONE.has(done) && <Alert tone="good" title={DONE.get(done)} />}
      <Standing own={own} />
      <Facts
        facts={[
          { kind: "when", value: own.when },
          ...(own.where ? [{ kind: "where" as const, value: own.where }] : []),
          ...(own.price ? [{ kind: "cost" as const, value: own.price }] : []),
          ...(own.who ? [{ kind: "register" as const, label: "Registered", value: own.who }] : []),
        ]}
      />
      <p>
        <Link href={`${page}.ics`}>Add to my calendar</Link>
      </p>
      <WhatToDo own={own} refused={actionData as RefusedDeed | undefined} />
    </Section>
  );
}

const DONE = new Map([
  ["accept", "The seat is yours"],
  ["cancel", "Your registration was cancelled"],
  ["change", "Your details were changed"],
]);

import { data } from "react-router";
import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { readForm } from "~/server/submissions/read-form";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Section } from "~/ui/section/section";
import { phoneOfClass } from "../../class/phone-of-class";
import type { Route } from "./+types/route";
import { actOnRegistration } from "./act-on-registration";
import { openHandover } from "./handover";
import type { RefusedIntent } from "./intent-form";
import { LINK_LIMIT } from "./link-limit";
import { LinkOpensNothing } from "./link-opens-nothing";
import { NextStep } from "./next-step";
import { nullIfNotFound } from "./null-if-not-found";
import styles from "./registration.module.css";
import { registrationPageData } from "./registration-page-data";
import { RegistrationState } from "./registration-state";
import { Ticket } from "./ticket";
import { WhatToDo } from "./what-to-do";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your registration",
    description: "What you registered for, and how to change it.",
    path: "/registration",
  });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const registration = await nullIfNotFound(registrationPageData(services, params.token));
  if (registration) return { registration, handedOver: null, done: url.searchParams.get("done") ?? "" };
  const sealed = url.searchParams.get("handed-over") ?? "";
  const handedOver = openHandover(services.sealer, sealed, services.now());
  return data({ registration, handedOver, done: "" }, { status: handedOver ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const posted = await readForm(request);
  try {
    return await actOnRegistration(services, request, params.token, posted);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { intent = "", ...values } = posted;
    const errors = error.more.errors ?? [{ propertyName: "", message: error.message }];
    return data({ intent, values, errors } satisfies RefusedIntent, { status: error.status });
  }
}

/** The private page of a registration, with every action a person can take. */
export default function RegistrationRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { registration, handedOver, done } = loaderData;
  const phone = phoneOfClass(useSiteSettings(), registration?.category ?? "");
  if (!registration) return <LinkOpensNothing handedOver={handedOver} phone={phone} />;
  const refused = actionData as RefusedIntent | undefined;
  return (
    <Section room="small" className={styles.page}>
      <div className={styles.head}>
        <p className={styles.kind}>Your registration</p>
        <h1 className={styles.heading}>
          <Link href={`/classes/${registration.slug}`}>{registration.title}</Link>
        </h1>
        {DONE.has(done) && (
          <Alert tone="good" title={DONE.get(done)}>
            <p>
              {done === "cancel" && registration.paid
                ? "We emailed you a confirmation that says what we refund."
                : "We emailed you a confirmation."}
            </p>
          </Alert>
        )}
        {/* The notice above already says it. */}
        {!NOTICES_WITH_STATE.has(done) && <RegistrationState registration={registration} />}
        {registration.survey && (
          <SurveyLink token={params.token} hasAnswered={registration.survey === "answered"} />
        )}
        {registration.certificates > 0 && (
          <CertificateLink token={params.token} people={registration.certificates} />
        )}
        <NextStep registration={registration} refused={refused} phone={phone} />
      </div>
      <Ticket registration={registration} phone={phone} />
      <WhatToDo registration={registration} refused={refused} />
    </Section>
  );
}

function CertificateLink({ token, people }: { token: string; people: number }) {
  return (
    <p>
      <Link href={`/registration/${token}/certificate`} className={styles.certificate}>
        <Icon name="document" />
        {people > 1
          ? `Certificates of attendance for ${people} people (PDF)`
          : "Certificate of attendance (PDF)"}
      </Link>
    </p>
  );
}

function SurveyLink({ token, hasAnswered }: { token: string; hasAnswered: boolean }) {
  return (
    <p>
      <Link href={`/registration/${token}/feedback`} className={styles.certificate}>
        <Icon name="mail" />
        {hasAnswered ? "Change your feedback" : "Tell us how the class was"}
      </Link>
    </p>
  );
}

const DONE = new Map([
  ["accept", "The seat is yours"],
  ["cancel", "Your registration is canceled"],
  ["cancel-one", "One person was taken off"],
  ["change", "Your details were changed"],
]);

const NOTICES_WITH_STATE = new Set(["accept", "cancel"]);

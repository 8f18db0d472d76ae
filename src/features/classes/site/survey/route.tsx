import { data, redirect } from "react-router";
import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import { requestContext } from "~/server/context";
import { readForm } from "~/server/submissions/read-form";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { Section } from "~/ui/section/section";
import { phoneOfClass } from "../../class/phone-of-class";
import { answerSurvey } from "../../registrations/survey/answer-survey";
import { surveyByToken } from "../../registrations/survey/survey-by-token";
import { surveyInput } from "../../registrations/survey/survey-input";
import { LINK_LIMIT } from "../own-registration/link-limit";
import { LinkOpensNothing } from "../own-registration/link-opens-nothing";
import { nullIfNotFound } from "../own-registration/null-if-not-found";
import type { Route } from "./+types/route";
import styles from "./survey.module.css";
import { type RefusedSurvey, SurveyForm } from "./survey-form";
import { surveyPageData } from "./survey-page-data";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "How was your class?",
    description: "Your feedback on a class that you took.",
    path: "/registration",
  });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const survey = await nullIfNotFound(surveyPageData(services, params.token));
  const isDone = url.searchParams.get("done") === "sent";
  return data({ survey, isDone }, { status: survey ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const values = await readForm(request);
  try {
    const domain = domainServices(services, services.env);
    const { questions } = await surveyByToken(domain, params.token);
    const parsed = surveyInput(questions).safeParse(values);
    if (!parsed.success)
      throw new AppError("VALIDATION_FAILED", "Some answers need a correction.", {
        errors: fieldErrors(parsed.error.issues),
      });
    await answerSurvey(domain, params.token, parsed.data);
    return redirect(`/registration/${encodeURIComponent(params.token)}/feedback?done=sent`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = error.more.errors ?? [{ propertyName: "", message: error.message }];
    return data({ values, errors } satisfies RefusedSurvey, { status: error.status });
  }
}

export default function Survey({ loaderData: { survey, isDone }, actionData, params }: Route.ComponentProps) {
  const phone = phoneOfClass(useSiteSettings(), survey?.category ?? "");
  if (!survey) return <LinkOpensNothing handedOver={null} phone={phone} />;
  const refused = actionData as RefusedSurvey | undefined;
  const own = `/registration/${params.token}`;
  return (
    <Section room="small" className={styles.page}>
      <div className={styles.head}>
        <p className={styles.kind}>Your feedback</p>
        <h1 className={styles.heading}>How was your class?</h1>
        <p className={styles.about}>
          <strong>{survey.title}</strong>
          <span>{survey.when}</span>
        </p>
        {isDone && !refused && (
          <Alert tone="good" title="Thank you for your feedback">
            <p>
              {survey.isOpen
                ? `We have your answers. You can change them here until ${survey.until}.`
                : "We have your answers."}
            </p>
          </Alert>
        )}
      </div>
      {survey.isOpen ? (
        <SurveyForm survey={survey} refused={refused} isDone={isDone} />
      ) : (
        !isDone && <Closed survey={survey} refused={refused} phone={phone} />
      )}
      <p>
        <Link href={own}>Your registration</Link>
      </p>
    </Section>
  );
}

interface ClosedProps {
  survey: { hasAnswered: boolean };
  /** Present if the survey closed while the person was typing. */
  refused: RefusedSurvey | undefined;
  /** Ten digits. */
  phone: string | undefined;
}

function Closed({ survey: { hasAnswered }, refused, phone }: ClosedProps) {
  return (
    <Alert tone="notice" title="This survey has closed" announced={refused !== undefined}>
      <p>
        {hasAnswered
          ? "Thank you for your answers. They can no longer be changed."
          : "Answers can no longer be sent."}
      </p>
      {phone && (
        <p>
          Do you want to tell us something? Call <Phone number={phone} label="Classes" />.
        </p>
      )}
    </Alert>
  );
}

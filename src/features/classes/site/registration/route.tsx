import { useNavigate } from "react-router";
import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { AppError } from "~/platform/errors/app-error";
import { type RequestContext, requestContext } from "~/server/context";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { emit } from "~/ui/events/emit";
import { Section } from "~/ui/section/section";
import { classBySlug } from "../../class/class-by-slug";
import { classResponse } from "../../class-response";
import { offeredClasses } from "../../offered-classes";
import { classRegistration } from "../sign-up/class-registration";
import { formFields } from "../sign-up/form-fields";
import type { Route } from "./+types/route";
import { canRegister } from "./can-register";
import { NoRegistration } from "./no-registration";
import { RegistrationForm } from "./registration-form";
import styles from "./route.module.css";

export const handle: PageHandle = { page: { searchParams: [] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(rootOf(matches), {
        title: `Register: ${loaderData.found.title}`,
        description: `Registration for ${loaderData.found.title}, ${loaderData.found.dates}.`,
        path: `/classes/${loaderData.found.slug}/register`,
        indexed: false,
      })
    : [];

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { env, page } = services;
  const [offered] = await offeredClasses(services, page, [await classAt(services, params.slug)]);
  if (!offered) throw new Error("A class has no counts.");
  return { found: { ...classResponse(offered, env.TZ_HOSPITAL), form: formFields(offered.view) } };
}

/** Handles the form without JavaScript. With JavaScript, the form is sent to the API. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const event = await classAt(services, params.slug);
  return acceptSubmission(request, services, classRegistration(services, event));
}

async function classAt({ db }: RequestContext, slug: string) {
  const event = await classBySlug(db, slug);
  if (!event) throw new AppError("NOT_FOUND", "There is no class at this address.");
  return event;
}

export default function Register({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { slug, title, type, startsAt: startDate, endsAt: endDate } = found;
  const waits = found.availability.waitlist;
  const taken = async (status: string) => {
    await navigate(CLASSES_PATH);
    emit("registration-success", {
      classType: type?.name ?? "",
      startDate,
      endDate,
      title,
      status: status === "waitlisted" ? "waitlisted" : "confirmed",
    });
  };
  return (
    <Section room="small" className={styles.page}>
      <Breadcrumbs
        trail={[
          { label: "Classes & Education", href: CLASSES_PATH },
          { label: title, href: `/classes/${slug}` },
        ]}
        here={waits ? "Waitlist" : "Register"}
      />
      <h1 className={styles.heading} data-dialog-title>
        {waits ? "Join the waitlist" : "Register"}: {title}
      </h1>
      {canRegister(found) ? (
        <RegistrationForm
          found={found}
          refused={actionData as RefusedForm | undefined}
          onAccepted={(status) => void taken(status)}
        />
      ) : (
        <NoRegistration found={found} />
      )}
    </Section>
  );
}

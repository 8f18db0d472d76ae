import type { Action } from "~/content/blocks/layout/actions";
import type { Fact } from "~/ui/facts/facts";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { requestContext } from "~/web/context";
import { pageMeta } from "~/web/meta/page-meta";
import { rootOf } from "~/web/meta/root-of";
import type { PageHandle } from "~/web/page-handle";
import { Occasion } from "../occasion";
import { occasionStructuredData } from "../occasion-structured-data";
import type { Route } from "./+types/route";
import { type ClassPage, classPage } from "./class-page";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Classes & Education", href: "/classes-and-education" };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, path, title, when, where, cost, image } = loaderData;
  const description = `${title}: ${[when, where, cost].filter(Boolean).join(", ")}. How to sign up.`;
  const described = { ...loaderData, description, imageSrc: image && (image.shareSrc || image.src) };
  return pageMeta(root, {
    title,
    description,
    path,
    image,
    record: `classes/${id}`,
    structuredData: root ? occasionStructuredData(root, "EducationEvent", described, PARENT) : [],
  });
};

export function loader({ params, context }: Route.LoaderArgs) {
  return classPage(context.get(requestContext), params.slug);
}

export default function Class({ loaderData, matches }: Route.ComponentProps) {
  const settings = rootOf(matches)?.settings;
  const phone =
    (loaderData.isBirthPlace ? settings?.birthPlaceCancellationPhone : settings?.classCancellationPhone) ||
    settings?.mainPhone;
  const call: Action[] =
    phone && loaderData.registration === "open"
      ? [{ label: `Sign up: ${displayPhone(phone)}`, href: phoneHref(phone), kind: "primary" }]
      : [];
  return (
    <Occasion
      {...loaderData}
      parent={PARENT}
      actions={call}
      facts={factsOf(loaderData, phone)}
      moreHeading="Other classes"
    />
  );
}

function factsOf({ when, where, place, cost, registration, until }: ClassPage, phone?: string): Fact[] {
  const call = phone && <Phone number={phone} label="Classes" />;
  return [
    { kind: "when", value: when },
    ...(where
      ? [
          {
            kind: "where" as const,
            value: (
              <>
                {place.room && <p>{place.room}</p>}
                {place.location && (
                  <p>
                    <Link href={`/location/${place.location.slug}`}>{place.location.name}</Link>
                  </p>
                )}
                {place.address && <address>{place.address}</address>}
              </>
            ),
          },
        ]
      : []),
    { kind: "cost", value: cost },
    {
      kind: "register",
      value: (
        <>
          {registration === "none" && <p>No need to register. Come as you are.</p>}
          {registration === "over" && <p>Registration period is over. Ask for the next date: {call}</p>}
          {registration === "open" && (
            <>
              <p>By phone: {call}</p>
              {until && <p>Until {until}</p>}
            </>
          )}
        </>
      ),
    },
  ];
}

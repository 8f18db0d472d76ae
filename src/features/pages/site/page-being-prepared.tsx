import { useRouteLoaderData } from "react-router";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import type { RootData } from "~/site/root-data";
import { Phone } from "~/ui/phone/phone";
import { Prose } from "~/ui/prose/prose";
import { Section } from "~/ui/section/section";
import { requiredPageAt } from "../shared/page/required-pages";

/** The content of a required page until its text is published; null if no page is required at the address. */
export function pageBeingPrepared(path: string) {
  const required = requiredPageAt(path);
  if (!required) return null;
  return {
    id: null,
    path,
    title: required.title,
    description: "We are preparing this page.",
    shareImage: null,
    offersPdf: false,
    mayBeCounted: false,
    language: SITE_LANGUAGE,
    direction: "ltr" as const,
    versions: [],
    blocks: [],
    feeds: [],
    unknown: [],
  };
}

/** The note that replaces the text, with the hospital's main phone number if it is set. */
export function BeingPrepared() {
  const phone = useRouteLoaderData<RootData>("root")?.settings?.mainPhone;
  return (
    <Section room="small">
      <Prose lead>
        <p>
          We are preparing this page.
          {phone && (
            <>
              {" "}
              Call <Phone number={phone} label="Main phone" />.
            </>
          )}
        </p>
      </Prose>
    </Section>
  );
}

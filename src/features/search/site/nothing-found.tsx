import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { Prose } from "~/ui/prose/prose";
import { Section } from "~/ui/section/section";
import type { Found } from "./found";
import { NoPage } from "./no-page";
import { NotOffered } from "./not-offered";
import { WhatPeopleLookFor } from "./what-people-look-for";

/** No results: suggestions, the phone number, and popular pages. */
export function NothingFound({ found: { query, withoutPage, notOffered, finder } }: { found: Found }) {
  const settings = useSiteSettings();
  return (
    <>
      <Section room="small">
        <Prose>
          <NotOffered topics={notOffered} />
          {withoutPage.length > 0 && <NoPage words={withoutPage} />}
          {withoutPage.length === 0 && notOffered.length === 0 && <h2>Nothing here matches that</h2>}
          <ul>
            {finder && (
              <li>
                <Link href={finder.url}>Find providers: {finder.labels.join(", ")}</Link>
              </li>
            )}
            {notOffered.length === 0 && (
              <li>Try fewer words, or say it another way: “knee” instead of the name of an operation.</li>
            )}
            {notOffered.length === 0 && (
              <li>
                Looking for a person?{" "}
                <Link href={`/provider-search?${new URLSearchParams({ q: query })}`}>
                  Search our providers
                </Link>{" "}
                by part of a name, by problem or by place.
              </li>
            )}
            {settings?.nurseLine && withoutPage.length === 0 && (
              <li>
                {notOffered.length > 0 ? "Not sure where to go?" : "Not sure what you need?"} A nurse answers
                at any hour: <Phone number={settings.nurseLine} label="Nurse line" />.
              </li>
            )}
            {settings?.mainPhone && (
              <li>
                For anything else, call <Phone number={settings.mainPhone} label="Main phone" />.
              </li>
            )}
          </ul>
        </Prose>
      </Section>
      <WhatPeopleLookFor heading="What most people look for" ground="sand" />
    </>
  );
}

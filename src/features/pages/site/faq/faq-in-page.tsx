import { lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { useHydrated } from "~/site/browser/use-hydrated";
import { Section } from "~/ui/section/section";
import type { WithFaq } from "./requested-faq";

const FaqContents = lazy(() => import("./faq-contents"));

/** The questions within the page, before JavaScript moves them into the modal. */
export function FaqInPage() {
  const faqOfAddress = useRouteLoaderData<WithFaq>("root")?.faq ?? null;
  const hydrated = useHydrated();
  if (!faqOfAddress || hydrated) return null;
  return (
    <Section room="small">
      <h2>{faqOfAddress.title}</h2>
      <Suspense>
        <FaqContents blocks={faqOfAddress.blocks} />
      </Suspense>
    </Section>
  );
}

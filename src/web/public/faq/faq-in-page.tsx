import { lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { Section } from "~/ui/section/section";
import { useHydrated } from "~/web/client/use-hydrated";
import type { RootData } from "~/web/root-data";

const FaqContents = lazy(() => import("./faq-contents"));

/** The same within the page, for as long as no script has lifted it out. */
export function FaqInPage() {
  const asked = useRouteLoaderData<RootData>("root")?.faq ?? null;
  const hydrated = useHydrated();
  if (!asked || hydrated) return null;
  return (
    <Section room="small">
      <h2>{asked.title}</h2>
      <Suspense>
        <FaqContents blocks={asked.blocks} />
      </Suspense>
    </Section>
  );
}

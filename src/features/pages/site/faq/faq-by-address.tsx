import { lazy, Suspense, useRef } from "react";
import { useSearchParams } from "react-router";
import { FAQ_PARAMETER } from "./faq-address";

const FaqModal = lazy(() => import("./faq-modal"));

/** The modal with the questions. It stays mounted after an address requested it, so that closing can be animated. */
export function FaqByAddress() {
  const [search] = useSearchParams();
  const wasRequested = useRef(false);
  wasRequested.current ||= search.has(FAQ_PARAMETER);
  return (
    wasRequested.current && (
      <Suspense>
        <FaqModal />
      </Suspense>
    )
  );
}

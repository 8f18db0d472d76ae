import { lazy, Suspense, useRef } from "react";
import { useSearchParams } from "react-router";
import { FAQ_PARAMETER } from "./faq-address";

const FaqModal = lazy(() => import("./faq-modal"));

/** The modal of the questions. It stays mounted once an address has requested it, so that it can close. */
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

import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate, useRouteLoaderData, useSearchParams } from "react-router";
import { hasHistoryHere } from "~/site/browser/has-history-here";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";
import { FAQ_PARAMETER } from "./faq-address";
import type { RequestedFaq, WithFaq } from "./requested-faq";

const FaqContents = lazy(() => import("./faq-contents"));

/**
 * The questions about primary care in a modal over any page, while its address requests them. Opening adds a history
 * entry, and closing goes back. For visitors who came from another site, closing removes the query instead.
 */
export default function FaqModal() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const faqOfAddress = useRouteLoaderData<WithFaq>("root")?.faq ?? null;
  const isOpen = search.has(FAQ_PARAMETER) && faqOfAddress !== null;
  const [shown, setShown] = useState<RequestedFaq | null>(null);
  // The content stays visible during the closing animation.
  useEffect(() => {
    if (faqOfAddress) setShown(faqOfAddress);
  }, [faqOfAddress]);

  function close() {
    if (hasHistoryHere()) return void navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete(FAQ_PARAMETER);
    const to = { pathname, search: rest.toString() };
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <Modal open={isOpen} onClose={close} title={shown?.title ?? ""} inHistory={false}>
      {shown && (
        <Suspense fallback={<Loader label="Loading the answers" />}>
          <FaqContents blocks={shown.blocks} />
        </Suspense>
      )}
    </Modal>
  );
}

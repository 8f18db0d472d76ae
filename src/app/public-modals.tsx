import { lazy } from "react";
import { FaqByAddress } from "~/features/pages/site/faq/faq-by-address";
import { ModalOnDemand } from "~/site/modals/modal-on-demand";
import { useReopenedDialog } from "~/site/modals/use-reopened-dialog";
import type { ModalOpening } from "~/site/site-feature";
import { siteFeatures } from "./site-features";

const openings: readonly ModalOpening[] = [
  ...siteFeatures.flatMap(({ modals = [] }) => modals),
  { opensOn: ["modal-image-carousel"], Modal: lazy(() => import("~/ui/lightbox/lightbox-modal")) },
];

/** Modals that open over any public page, by named events and by the page's address. */
export function PublicModals() {
  useReopenedDialog();
  return (
    <>
      {openings.map(({ opensOn, Modal }) => (
        <ModalOnDemand key={opensOn[0]} opensOn={opensOn} Modal={Modal} />
      ))}
      <FaqByAddress />
    </>
  );
}

import { type ComponentType, lazy } from "react";
import type { EventName } from "~/ui/events/event-details";
import { FaqByAddress } from "./faq/faq-by-address";
import { ModalOnDemand } from "./modal-on-demand";

const onDemand: { opensOn: readonly EventName[]; Modal: ComponentType }[] = [
  { opensOn: ["provider-profile"], Modal: lazy(() => import("./providers/profile/profile-modal")) },
  { opensOn: ["specialty-filter"], Modal: lazy(() => import("./specialties/filter/specialty-filter-modal")) },
  { opensOn: ["locations-map"], Modal: lazy(() => import("./locations/locations-map/locations-map-modal")) },
  {
    opensOn: ["class-details", "class-registration"],
    Modal: lazy(() => import("./occasions/class/class-modal")),
  },
  { opensOn: ["registration-success"], Modal: lazy(() => import("./occasions/registration/success-modal")) },
  { opensOn: ["modal-image-carousel"], Modal: lazy(() => import("~/ui/lightbox/lightbox-modal")) },
  { opensOn: ["donation-modal"], Modal: lazy(() => import("./giving/modal/donation-modal")) },
  { opensOn: ["join-newsletter"], Modal: lazy(() => import("./newsletter/sign-up/newsletter-modal")) },
  {
    opensOn: ["award-thank-you", "new-patient-thank-you", "event-registration-success"],
    Modal: lazy(() => import("./forms/thank-you-modals")),
  },
];

/** What opens over any public page: by named events, and by the page's address. */
export function PublicModals() {
  return (
    <>
      {onDemand.map(({ opensOn, Modal }) => (
        <ModalOnDemand key={opensOn[0]} opensOn={opensOn} Modal={Modal} />
      ))}
      <FaqByAddress />
    </>
  );
}

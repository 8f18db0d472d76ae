import { type ComponentType, lazy } from "react";
import { FaqByAddress } from "~/features/pages/site/faq/faq-by-address";
import { ModalOnDemand } from "~/site/modals/modal-on-demand";
import type { EventName } from "~/ui/events/event-details";

const onDemand: { opensOn: readonly EventName[]; Modal: ComponentType }[] = [
  {
    opensOn: ["provider-profile"],
    Modal: lazy(() => import("~/features/care/site/providers/profile/profile-modal")),
  },
  {
    opensOn: ["specialty-filter"],
    Modal: lazy(() => import("~/features/care/site/specialties/filter/specialty-filter-modal")),
  },
  {
    opensOn: ["locations-map"],
    Modal: lazy(() => import("~/features/care/site/locations/locations-map/locations-map-modal")),
  },
  {
    opensOn: ["class-details", "class-registration"],
    Modal: lazy(() => import("~/features/classes/site/class/class-modal")),
  },
  {
    opensOn: ["registration-success"],
    Modal: lazy(() => import("~/features/classes/site/registration/success-modal")),
  },
  { opensOn: ["modal-image-carousel"], Modal: lazy(() => import("~/ui/lightbox/lightbox-modal")) },
  { opensOn: ["donation-modal"], Modal: lazy(() => import("~/features/giving/site/modal/donation-modal")) },
  {
    opensOn: ["join-newsletter"],
    Modal: lazy(() => import("~/features/newsletter/site/sign-up/newsletter-modal")),
  },
  {
    opensOn: ["award-thank-you", "new-patient-thank-you", "event-registration-success"],
    Modal: lazy(() => import("~/features/forms/site/thank-you-modals")),
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

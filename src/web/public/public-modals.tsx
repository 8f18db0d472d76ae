import { FaqModal } from "./faq/faq-modal";
import { ThankYouModals } from "./forms/thank-you-modals";
import { DonationModal } from "./giving/modal/donation-modal";
import { ClassModal } from "./occasions/class/class-modal";
import { RegistrationSuccessModal } from "./occasions/registration/success-modal";
import { ProfileModal } from "./providers/profile/profile-modal";
import { SpecialtyFilterModal } from "./specialties/filter/specialty-filter-modal";

/** What opens over any public page, by named events. What they show is loaded when they open. */
export function PublicModals() {
  return (
    <>
      <ProfileModal />
      <SpecialtyFilterModal />
      <ClassModal />
      <RegistrationSuccessModal />
      <DonationModal />
      <ThankYouModals />
      <FaqModal />
    </>
  );
}

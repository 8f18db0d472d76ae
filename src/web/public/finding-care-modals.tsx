import { ProfileModal } from "./providers/profile/profile-modal";
import { SpecialtyFilterModal } from "./specialties/filter/specialty-filter-modal";

/** What finding care opens over any page, by named events. What they show is loaded when they open. */
export function FindingCareModals() {
  return (
    <>
      <ProfileModal />
      <SpecialtyFilterModal />
    </>
  );
}

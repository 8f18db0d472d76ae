import type { FeatureContent } from "~/content/feature-content";
import { registerEmergencyLine } from "~/features/search/shared/emergency-line";
import { assistanceProvidersBlock } from "./blocks/assistance-providers/block";
import { locationListBlock } from "./blocks/location-list/block";
import { mapBlock } from "./blocks/map/block";
import { mobileUnitBlock } from "./blocks/mobile-unit/block";
import { promisesBlock } from "./blocks/promises/block";
import { providerListBlock } from "./blocks/provider-list/block";
import { quoteBlock } from "./blocks/quote/block";
import { specialtyGridBlock } from "./blocks/specialty-grid/block";
import { todayAtAGlanceBlock } from "./blocks/today-at-a-glance/block";
import { careGuideType } from "./care-guide/definition";
import { cmuStopType } from "./cmu-stop/definition";
import { conditionType } from "./condition/definition";
import { insurancePlanType } from "./insurance-plan/definition";
import { locationType } from "./location/definition";
import { emergencyPhone } from "./location/emergency-department";
import { providerType } from "./provider/definition";
import { specialtyType } from "./specialty/definition";

export const content: FeatureContent = {
  types: [
    specialtyType,
    insurancePlanType,
    locationType,
    providerType,
    conditionType,
    cmuStopType,
    careGuideType,
  ],
  blocks: [
    assistanceProvidersBlock,
    locationListBlock,
    mapBlock,
    mobileUnitBlock,
    promisesBlock,
    providerListBlock,
    quoteBlock,
    specialtyGridBlock,
    todayAtAGlanceBlock,
  ],
  addresses: [{ address: "/mobile-unit/feed.ics", links: "itself" }],
  register: () => registerEmergencyLine(emergencyPhone),
};

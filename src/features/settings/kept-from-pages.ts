import { brandFields } from "./brand-fields";
import { featureFields } from "./feature-fields";
import { givingFields } from "./giving-fields";
import { priceDateFields } from "./price-date-fields";
import { registrationFields } from "./registration-fields";
import { retentionFields } from "./retention-fields";
import { securityFields } from "./security-fields";
import { trackingFields } from "./tracking-fields";

/** Settings that a few places read by queries of their own: they do not go out with the data of every page. */
export const keptFromPages = {
  ...givingFields,
  ...trackingFields,
  ...brandFields,
  ...featureFields,
  ...priceDateFields,
  ...registrationFields,
  ...retentionFields,
  ...securityFields,
};

export type KeptFromPages = keyof typeof keptFromPages | "conferenceRegistrationBodyHTML";

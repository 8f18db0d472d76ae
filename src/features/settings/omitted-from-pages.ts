import { brandFields } from "./brand-fields";
import { featureFields } from "./feature-fields";
import { givingFields } from "./giving-fields";
import { holidayFields } from "./holiday-fields";
import { priceDateFields } from "./price-date-fields";
import { registrationFields } from "./registration-fields";
import { retentionFields } from "./retention-fields";
import { securityFields } from "./security-fields";
import { timeZoneFields } from "./time-zone-fields";
import { speedFields, trackingFields } from "./tracking-fields";

/** Settings that are not part of every page's data. Few places need them, and query them. */
export const omittedFromPages = {
  ...givingFields,
  ...trackingFields,
  ...brandFields,
  ...featureFields,
  ...holidayFields,
  ...priceDateFields,
  ...registrationFields,
  ...retentionFields,
  ...securityFields,
  ...speedFields,
  ...timeZoneFields,
};

export type OmittedFromPages = keyof typeof omittedFromPages | "conferenceRegistrationBodyHTML";

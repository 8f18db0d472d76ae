import type { EventName } from "./event-details";

/** Whether the event opens something, so that it must not be lost if it is fired before anybody listens. */
const opens: Record<EventName, boolean> = {
  "specialty-filter": true,
  "specialty-filter-close": false,
  "provider-profile": true,
  "provider-profile-close": false,
  "locations-map": true,
  "locations-map-close": false,
  "class-details": true,
  "class-details-close": false,
  "class-registration": true,
  "class-registration-close": false,
  "registration-success": true,
  "registration-success-close": false,
  "new-patient-thank-you": true,
  "award-thank-you": true,
  "event-registration-success": true,
  "modal-image-carousel": true,
  "donation-modal": true,
  "donation-modal-close": false,
  "join-newsletter": true,
  "join-newsletter-close": false,
  "navigation-item-clicked": false,
  "error-notification": true,
};

export const openingEvents = (Object.keys(opens) as EventName[]).filter((name) => opens[name]);

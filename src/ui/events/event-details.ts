import type { OpenedGallery } from "../lightbox/gallery-slide";
import type { NamedGallery } from "../lightbox/press-picture";

/**
 * Data of a class registration's confirmation: public facts about the class only. Times are ISO 8601 with
 * offset.
 */
export interface RegisteredClass {
  classType: string;
  startDate: string;
  endDate: string;
  title: string;
  /** Only if the form's response contained it: an address proves nothing. */
  status?: "confirmed" | "waitlisted";
}

/**
 * The named in-app events and their details. Everything that opens over the page listens to one of these;
 * menus and rich text fire them through `emit:` links.
 */
export interface EventDetails {
  "specialty-filter": undefined;
  "specialty-filter-close": undefined;
  "provider-profile": { id: string };
  "provider-profile-close": undefined;
  /** Without an id, all locations. */
  "locations-map": { heading?: string; locationId?: string } | undefined;
  "locations-map-close": undefined;
  "class-details": { id: string };
  "class-details-close": undefined;
  "class-registration": { id: string };
  "class-registration-close": undefined;
  "registration-success": RegisteredClass;
  "registration-success-close": undefined;
  /** The link is for a sender without an email address. */
  "new-patient-thank-you": { message?: string; backRoute?: string; privateLink?: string } | undefined;
  "award-thank-you": { message?: string } | undefined;
  "event-registration-success": { name?: string; message?: string } | undefined;
  /** The slides themselves; or the name of a gallery on the page, which a link in a text can contain. */
  "modal-image-carousel": OpenedGallery | NamedGallery | undefined;
  "donation-modal": undefined;
  "donation-modal-close": undefined;
  /** With what was typed elsewhere on the page; `send` if the button there was already clicked. */
  "join-newsletter": { firstname?: string; lastname?: string; email?: string; send?: boolean } | undefined;
  "join-newsletter-close": undefined;
  "navigation-item-clicked": { href: string };
  "error-notification": { message: string };
}

export type EventName = keyof EventDetails;

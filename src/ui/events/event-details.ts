import type { OpenedGallery } from "../lightbox/gallery-slide";
import type { NamedGallery } from "../lightbox/press-picture";

/**
 * The named in-app events and their details. Everything that opens over the page listens to one of these;
 * menus and rich text fire them through `emit:` links. Features add theirs in `site/site-events.ts`.
 */
export interface EventDetails {
  /** The slides themselves; or the name of a gallery on the page, which a link in a text can contain. */
  "modal-image-carousel": OpenedGallery | NamedGallery | undefined;
  "navigation-item-clicked": { href: string };
  "error-notification": { message: string };
}

export type EventName = keyof EventDetails;

import type { ComponentType } from "react";
import type { EventName } from "~/ui/events/event-details";
import type { ShellSettings } from "./root-data";

/** A dialog over any public page. */
export interface ModalOpening {
  opensOn: readonly EventName[];
  /** Made by `lazy`: its code is loaded when one of the events is first fired. */
  Modal: ComponentType;
}

export interface FooterSectionProps {
  settings: ShellSettings;
  /** Class names of the footer. */
  look: { section: string | undefined; heading: string | undefined };
}

/**
 * A feature's additions to every public page: `siteFeature` in its `site/site-feature.ts`. Its code is part of
 * every page, so keep it small.
 */
export interface SiteFeature {
  modals?: readonly ModalOpening[];
  /** Above the content. */
  Banner?: ComponentType;
  /** In the footer, before the legal lines. */
  FooterSection?: ComponentType<FooterSectionProps>;
}

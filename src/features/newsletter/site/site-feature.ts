import { lazy } from "react";
import type { SiteFeature } from "~/site/site-feature";
import { FooterSection } from "./footer-section";

export const siteFeature: SiteFeature = {
  modals: [{ opensOn: ["join-newsletter"], Modal: lazy(() => import("./sign-up/newsletter-modal")) }],
  FooterSection,
};

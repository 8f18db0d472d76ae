import type { Feature } from "~/platform/admin-features";
import { select } from "../../fields/select/field";

/**
 * What staff see of their area, over what whoever runs the site set up. Read by `siteFeatures` alone. The settings themselves are not among them:
 * nobody could turn them on again.
 */
export const featureFields = {
  featureNavigation: feature("Menus"),
  featureFooter: feature("Footer"),
  featureBlog: feature("Blog"),
  featureEvents: feature("Events"),
  featureNews: feature("News, press releases and media coverage"),
  featureForms: feature("Forms"),
  featureSearch: feature("Search words"),
  featureRedirects: feature("Redirects"),
  featureAnalytics: feature(
    "Analytics",
    "Pages that people open are counted only while it is on: by the day, never by the visitor.",
  ),
  featureProfile: feature("Own account: name and e-mail"),
};

/** Those that the settings name; the settings themselves are always as they were set up. */
export const fieldOfFeature: { [Name in Exclude<Feature, "settings">]: keyof typeof featureFields } = {
  profile: "featureProfile",
  navigation: "featureNavigation",
  footer: "featureFooter",
  blog: "featureBlog",
  events: "featureEvents",
  news: "featureNews",
  forms: "featureForms",
  search: "featureSearch",
  redirects: "featureRedirects",
  analytics: "featureAnalytics",
};

function feature(label: string, help?: string) {
  return select({
    label,
    ...(help && { help }),
    choices: { on: "On", off: "Off", asSetUp: "As the site was set up" },
    initially: "asSetUp",
  });
}

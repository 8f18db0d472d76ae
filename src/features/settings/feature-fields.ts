import { select } from "~/content/fields/select";
import type { Feature } from "~/platform/admin-features";

/**
 * Which features are on. Overrides the environment. Only `siteFeatures` reads these fields. There is no field for the
 * settings themselves, because nobody could turn them on again.
 */
export const featureFields = {
  featureNavigation: feature(
    "Menus",
    "Off hides the screen where staff edit menus. The menus themselves stay on the site.",
  ),
  featureFooter: feature(
    "Footer",
    "Off hides the screen where staff edit the footer. The footer itself stays on the site.",
  ),
  featureBlog: feature("Blog", "Off also removes the blog, its feeds, and every link to it from the site."),
  featureEvents: feature("Events", "Off also removes the events calendar from the site. Classes stay."),
  featureNews: feature(
    "News, press releases, and media coverage",
    "Off also removes the newsroom and its feeds from the site.",
  ),
  featureForms: feature("Forms", "Off also removes forms and awards from the site. Patient forms stay."),
  featureSearch: feature("Search", "Off also removes search from the site. The provider finder stays."),
  featureRedirects: feature("Redirects", "Off hides the screen. Redirects keep working."),
  featureAnalytics: feature(
    "Analytics",
    "While it is on, the site counts which pages are opened each day. It never counts people.",
  ),
  featureProfile: feature("Own account: name and email"),
};

/** The field of each feature. The settings themselves have none; only the environment decides about them. */
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
    help,
    choices: { on: "On", off: "Off", asSetUp: "As set on the server" },
    initially: "asSetUp",
  });
}

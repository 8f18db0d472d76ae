import { registerSiteEvents, type SiteEvents } from "~/ui/events/site-events";

const manifests = import.meta.glob<SiteEvents>("../features/*/site/site-events.ts", {
  eager: true,
  import: "siteEvents",
});

// Those of features that are not part of the site, too: a link that opens their dialog is hidden because the page that
// it leads to without JavaScript is.
for (const manifest of Object.values(manifests)) registerSiteEvents(manifest);

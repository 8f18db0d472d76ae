import { registerSiteEvents, type SiteEvents } from "~/ui/events/site-events";

const manifests = import.meta.glob<SiteEvents>("../features/*/site/site-events.ts", {
  eager: true,
  import: "siteEvents",
});

// Includes features that are not part of the site: links that open their dialogs are hidden, because their pages
// without JavaScript are.
for (const manifest of Object.values(manifests)) registerSiteEvents(manifest);

import "~/app/site-events";
import { startClient } from "~/app/start-client";
import { startApplication } from "~/site/browser/start/start-application";
import { startWhenNeeded } from "~/site/browser/start/start-when-needed";
import { watchTypingWhenNeeded } from "~/site/browser/typing/watch-when-typed";

startClient();

// If the document's script has already loaded the page's modules, the app should start now.
const startsNow = "__reactRouterRouteModules" in window;
watchTypingWhenNeeded(!startsNow);
if (startsNow) void startApplication();
else startWhenNeeded();

/** Called by the document's script once it has loaded the page's modules. */
export { startApplication };

import { startClient } from "~/app/start-client";
import { startApplication } from "~/site/browser/start/start-application";
import { startWhenNeeded } from "~/site/browser/start/start-when-needed";
import { watchTypingWhenNeeded } from "~/site/browser/typing/watch-when-typed";

startClient();

const isAsked = "__reactRouterRouteModules" in window;
watchTypingWhenNeeded(!isAsked);
// A document whose own script has loaded the page's modules already wants the application now.
if (isAsked) void startApplication();
else startWhenNeeded();

/** Called by the document's script once it has loaded the page's modules. */
export { startApplication };

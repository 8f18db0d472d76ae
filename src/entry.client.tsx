import { startClient } from "~/app/start-client";
import { startApplication } from "~/site/browser/start/start-application";
import { startWhenNeeded } from "~/site/browser/start/start-when-needed";
import { fillInForms, watchTyping } from "~/site/browser/typing/watch-typing";

startClient();
watchTyping();

// If the document's script has already loaded the page's modules, the app should start now.
if ("__reactRouterRouteModules" in window) void startApplication();
else {
  startWhenNeeded();
  fillInForms();
}

/** Called by the document's script once it has loaded the page's modules. */
export { startApplication };

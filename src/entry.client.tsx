import "~/app/site-events";
import { startClient } from "~/app/start-client";
import { keepCurrent } from "~/site/browser/next-page/keep-current";
import { announcePrerendered, followPrerendered } from "~/site/browser/next-page/prerendered-pages";
import { isPrerendering, whenShown } from "~/site/browser/next-page/when-shown";
import { firstHeldInput } from "~/site/browser/start/held-interactions";
import { watchSending } from "~/site/browser/start/show-sending";
import { startApplication } from "~/site/browser/start/start-application";
import { startWhenNeeded } from "~/site/browser/start/start-when-needed";
import { keepTypeface } from "~/site/browser/typeface";
import { watchTypingWhenNeeded } from "~/site/browser/typing/watch-when-typed";
import { whenIdle } from "~/site/browser/when-idle";
import { watchSuggestions } from "~/ui/suggestions/watch-suggestions";

const isPrerendered = isPrerendering();
if (isPrerendered) announcePrerendered();
whenShown(() => {
  startClient();
  whenIdle(() => void keepTypeface());

  // True if the document's script has already loaded the page's modules: then the app starts now.
  const startsNow = "__reactRouterRouteModules" in window;
  watchTypingWhenNeeded(!startsNow, firstHeldInput());
  watchSuggestions(firstHeldInput());
  watchSending(window);
  if (startsNow) {
    void startApplication();
    return;
  }
  keepCurrent(isPrerendered);
  followPrerendered();
  startWhenNeeded();
});

/** Called by the document's script once it has loaded the page's modules. */
export { startApplication };

import { test as base, type ConsoleMessage, expect, type Request, type WebError } from "@playwright/test";
import { SharedContext, watchLastingChanges } from "./shared-context";

interface QuietFixtures {
  /**
   * Declares that a problem which fails every other test is expected in this one: a pattern of the problem's
   * line, as in `expectProblem(/status of 404/)`. It may come late, and is waited for at the end; if it never
   * comes, the test fails too.
   */
  expectProblem: (pattern: RegExp) => void;
}

interface SharedFixtures {
  sharedContext: SharedContext;
}

/**
 * Playwright's `test`, in a context shared between tests (`SharedContext`). Fails on console errors,
 * uncaught errors, failed requests, and requests to other sites.
 */
export const test = base.extend<QuietFixtures, SharedFixtures>({
  sharedContext: [
    // The browser is closed after the worker's last test, and the context with it.
    async ({ browser }, use) => use(new SharedContext(browser)),
    { scope: "worker" },
  ],

  context: async (
    {
      sharedContext,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contextOptions,
      storageState,
    },
    use,
  ) => {
    const options = JSON.stringify([
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contextOptions,
      storageState,
    ]);
    const requested = {
      options,
      origin: new URL(baseURL ?? "").origin,
      viewport: viewport ?? null,
      needsNewPage: serviceWorkers === "allow",
    };
    const context = await sharedContext.take(requested);
    const changes = watchLastingChanges(context);
    await use(context);
    await sharedContext.giveBack(context, requested, changes);
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },

  expectProblem: [
    // Depends on the page, so that it still exists when the problems are counted.
    async ({ page: _page, context, baseURL, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      const site = new URL(baseURL ?? "").origin;
      const listeners = {
        console(message: ConsoleMessage) {
          if (message.type() === "error")
            problems.push(`console: ${message.text()} (${message.location().url})`);
        },
        weberror(error: WebError) {
          problems.push(`uncaught: ${error.error().stack}`);
        },
        request(request: Request) {
          const { protocol, origin } = new URL(request.url());
          if (/^(https?|wss?):$/.test(protocol) && origin !== site)
            problems.push(`third party: ${request.url()}`);
        },
        requestfailed(request: Request) {
          const reason = request.failure()?.errorText;
          // Caused by the page itself: the visitor left it, or it canceled a request that it no longer needs. Without
          // JavaScript, Chromium refuses the preloads of modules and reports it as a policy violation.
          const isBlockedModule = reason === "csp" && !javaScriptEnabled && request.url().endsWith(".js");
          if (reason !== "net::ERR_ABORTED" && !isBlockedModule)
            problems.push(`failed: ${request.url()} ${reason}`);
        },
      };
      context.on("console", listeners.console);
      context.on("weberror", listeners.weberror);
      context.on("request", listeners.request);
      context.on("requestfailed", listeners.requestfailed);

      await use((pattern) => expected.push(pattern));

      const missing = () => expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
      await expect.soft.poll(missing, { message: "declared problems that did not happen" }).toEqual([]);
      context.off("console", listeners.console);
      context.off("weberror", listeners.weberror);
      context.off("request", listeners.request);
      context.off("requestfailed", listeners.requestfailed);
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect.soft(unexpected, "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

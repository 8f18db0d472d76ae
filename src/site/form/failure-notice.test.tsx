import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { FailureNotice } from "./failure-notice";
import type { RequestFailure } from "./submission-result";

/** The notice on a page with that hospital phone. */
function noticeOf(failure: RequestFailure, mainPhone: string): string {
  const element = <FailureNotice title="Your gift did not go through" failure={failure} />;
  const router = createMemoryRouter([{ id: "root", path: "/", element, loader: () => null }], {
    hydrationData: { loaderData: { root: { settings: { mainPhone } } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("says what failed, why, what to do, and whom to call", () => {
  const html = noticeOf({ message: "Our website did not answer.", mayBeSentAgain: true }, "3085550100");
  expect(html).toMatch(
    /role="alert"[^>]*aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Your gift did not go through/,
  );
  expect(html).toContain("<p>Our website did not answer.</p>");
  expect(html).toContain("Please send it again in a few minutes.");
  expect(html).toMatch(/call <a [^>]*href="tel:\+13085550100"/);
});

test("a step before sending has its own heading, and no advice that cannot help", () => {
  const failure = { title: "Your answers were not saved", message: "Too long.", mayBeSentAgain: false };
  const html = noticeOf(failure, "");
  expect(html).toContain("Your answers were not saved");
  expect(html).not.toMatch(/did not go through|again|call/);
});

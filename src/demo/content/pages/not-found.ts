import { hero, imageId } from "../blocks";
import { text } from "../html";
import type { PageContent } from "../types";

/** The page for missing addresses. */
export const notFound: PageContent = {
  path: "/not-found",
  title: "We cannot find that page",
  description: text`What the site says at an address that has no page. Staff write it here.`,
  picture: "scene-not-found",
  blocks: [
    hero({
      eyebrow: "Page not found",
      heading: "We cannot find that page",
      lead: text`The address may have a typo, or the page may have moved. You have done nothing wrong, and help
      is not far.`,
      image: imageId("scene-not-found"),
      actions: [],
    }),
  ],
};

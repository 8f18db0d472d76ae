import { ENOUGH_MARK, PRERENDERED_MARK } from "./marks";
import { ONE_PERSONS_PARTS, OTHER_PARTS } from "./private-parts";

/** Links with a query, with an anchor, and to files. */
const OTHER_ADDRESSES = ["/*\\?(.+)", "/*#(.+)", "/*.*"];

const privateAddresses = [
  ...[...OTHER_PARTS, ...ONE_PERSONS_PARTS].flatMap((part) => [`/${part}`, `/${part}/*`]),
  "/newsletter/*",
];

/** Links that open something else than a page in the same window, and the link to the present page. */
const OTHER_LINKS = "[target], [download], [data-emit], [aria-current=page]";

/**
 * Which pages a browser may prerender when a visitor points at a link or presses it: public pages of this site. It is
 * the same text on every page, so that its hash is.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: [...OTHER_ADDRESSES, ...privateAddresses] } },
          { not: { selector_matches: OTHER_LINKS } },
          { selector_matches: `:root:not([${ENOUGH_MARK}]) a, a[${PRERENDERED_MARK}]` },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

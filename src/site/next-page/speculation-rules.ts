import { ENOUGH_MARK, PRERENDERED_MARK } from "./marks";
import { NOT_PAGES, PERSONAL_PAGES } from "./private-addresses";

/** Links with a query, with an anchor, and to files. */
const OTHER_ADDRESSES = ["/*\\?(.+)", "/*#(.+)", "/*.*"];

const privateAddresses = [...NOT_PAGES, ...PERSONAL_PAGES].flatMap((address) =>
  address.endsWith("/") ? [`${address}*`] : [address, `${address}/*`],
);

/** Links that open something else than a page in the same window, and the link to the present page. */
const OTHER_LINKS = "[target], [download], [data-emit], [aria-current=page]";

/**
 * Which pages a browser may prerender when a visitor points at a link or presses it: public pages of this
 * site. The text is the same on every page, and so is its hash.
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

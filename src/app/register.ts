import type { FeatureContent } from "~/content/feature-content";
import { fixedAddresses, registerFixedAddresses } from "~/content/fixed-addresses";
import { redirectType } from "~/content/redirects/definition";
import { registerBlocks, registerContentTypes } from "~/content/registry";
import { registerAbsentAddresses } from "~/content/visibility/addresses-of-features";
import { absentFrom, type FeatureRoutes, inFeatureOrder } from "~/features";
import { PRICE_FILE } from "~/platform/isomorphic/file-addresses";
import { registerPrivateLinks } from "~/platform/logging/without-keys";
import { PREVIEW_LINKS } from "~/server/isomorphic/preview-links";

const manifests = import.meta.glob<FeatureContent>("../features/*/content.ts", {
  eager: true,
  import: "content",
});

for (const { types = [], blocks = [], addresses = [], register } of inFeatureOrder(manifests)) {
  registerContentTypes(types);
  registerBlocks(blocks);
  registerFixedAddresses(addresses);
  register?.();
}
registerContentTypes([redirectType]);
registerFixedAddresses([
  { address: "/admin", links: "itself and all below" },
  { address: "/api", links: "itself and all below" },
  { address: "/essentials", links: "itself" },
  { address: "/feedback", links: "itself" },
  { address: "/cms-hpt.txt", links: "itself" },
  { address: PRICE_FILE, links: "itself" },
  { address: "/robots.txt", links: "itself" },
  { address: "/sitemap.xml", links: "itself" },
]);

const routes = import.meta.glob<FeatureRoutes>("../features/*/routes.ts", { eager: true, import: "routes" });

registerPrivateLinks([
  PREVIEW_LINKS,
  ...inFeatureOrder(routes).flatMap(({ site = {} }) => Object.keys(site).flatMap(beforeToken)),
  ...fixedAddresses().flatMap(({ address, isPrivateLink }) => (isPrivateLink ? [`${address}/`] : [])),
]);
registerAbsentAddresses(
  absentFrom(routes).flatMap(({ site = {} }) => Object.keys(site).flatMap(addressBelow)),
);

/** `/registration/` of `registration/:token`. */
function beforeToken(path: string): string[] {
  const [start, rest] = path.split(":token");
  return rest === undefined ? [] : [`/${start}`];
}

/** `newsletter/:token` is below `/newsletter/`. */
function addressBelow(path: string): string[] {
  const [start] = path.split("/");
  return start && !/[:*]/.test(start) ? [`/${start}/`] : [];
}

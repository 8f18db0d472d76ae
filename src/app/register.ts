import type { FeatureContent } from "~/content/feature-content";
import { redirectType } from "~/content/redirects/definition";
import { registerBlocks, registerContentTypes } from "~/content/registry";
import { registerAbsentAddresses } from "~/content/visibility/addresses-of-features";
import { absentFrom, type FeatureRoutes, inFeatureOrder } from "~/features";

const manifests = import.meta.glob<FeatureContent>("../features/*/content.ts", {
  eager: true,
  import: "content",
});

for (const { types = [], blocks = [], register } of inFeatureOrder(manifests)) {
  registerContentTypes(types);
  registerBlocks(blocks);
  register?.();
}
registerContentTypes([redirectType]);

const absentRoutes = absentFrom(
  import.meta.glob<FeatureRoutes>("../features/*/routes.ts", { eager: true, import: "routes" }),
);
registerAbsentAddresses(absentRoutes.flatMap(({ site = {} }) => Object.keys(site).flatMap(addressBelow)));

/** `newsletter/:token` is below `/newsletter/`. */
function addressBelow(path: string): string[] {
  const [start] = path.split("/");
  return start && !/[:*]/.test(start) ? [`/${start}/`] : [];
}

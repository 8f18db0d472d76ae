import type { FeatureContent } from "~/content/feature-content";
import { redirectType } from "~/content/redirects/definition";
import { registerBlocks, registerContentTypes } from "~/content/registry";
import { inFeatureOrder } from "./in-feature-order";

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

import { Alert } from "@mantine/core";
import { useCcmsConfig } from "~/admin/ccms-config";
import type { BlockDescription } from "~/content/description";

interface HiddenByFeatureProps {
  kind: Pick<BlockDescription, "feature" | "shownUnless">;
}

/** A note that visitors do not see the block, because its feature is off. */
export function HiddenByFeature({ kind: { feature, shownUnless } }: HiddenByFeatureProps) {
  const { features } = useCcmsConfig();
  if (!feature || features.includes(feature)) return null;
  const exception = shownUnless ? `, unless ${shownUnless}` : "";
  return (
    <Alert color="yellow" role="note" p="sm">
      The feature “{feature}” is off in the settings: visitors do not see this block{exception}.
    </Alert>
  );
}

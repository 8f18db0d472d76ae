import { Suspense } from "react";
import { dashboardPanels } from "~/admin/admin-features";
import { useCcmsConfig } from "~/admin/ccms-config";
import { mayOpen } from "~/admin/session/may-open";
import { useUser } from "~/admin/session/use-session";

/** The panels that features add for people with a permission. They are first, because they show daily work. */
export function FeaturePanels() {
  const user = useUser();
  const { features } = useCcmsConfig();
  return (
    <Suspense>
      {dashboardPanels()
        .filter(({ anyOf, feature }) => mayOpen(user, anyOf) && (!feature || features.includes(feature)))
        .map(({ name, Panel }) => (
          <Panel key={name} />
        ))}
    </Suspense>
  );
}

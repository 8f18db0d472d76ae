import { Suspense } from "react";
import { dashboardPanels } from "~/admin/admin-features";
import { mayOpen } from "~/admin/session/may-open";
import { useUser } from "~/admin/session/use-session";

/** The panels that the features add for people with a permission: first on the dashboard, as their daily work. */
export function FeaturePanels() {
  const user = useUser();
  return (
    <Suspense>
      {dashboardPanels()
        .filter(({ anyOf }) => mayOpen(user, anyOf))
        .map(({ name, Panel }) => (
          <Panel key={name} />
        ))}
    </Suspense>
  );
}

import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import "./theme/admin.css";
import { siteFeatures } from "~/content/types/settings/site-features";
import { ReadableError } from "../client/request/failure";
import { useHydrated } from "../client/use-hydrated";
import { requestContext } from "../context";
import type { PageHandle } from "../page-handle";
import type { Route } from "./+types/layout";
import { AdminProviders } from "./admin-providers";
import type { CcmsConfig } from "./config/ccms-config";
import { QuietShell } from "./frame/quiet-shell";
import styles from "./layout.module.css";
import { SessionDialog } from "./session/session-dialog";

export const handle: PageHandle = { area: "admin", page: { personal: true } };

export const meta: Route.MetaFunction = () => [
  { title: "Staff | Openward" },
  { name: "robots", content: "noindex, nofollow" },
];

/** How the area is set up, and nothing else: what it shows is asked for by whoever is signed in. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ ccmsConfig: CcmsConfig }> {
  const { db, env } = context.get(requestContext);
  // The area opens even while the database is gone, and says so screen by screen.
  const features = await siteFeatures(db, env.ADMIN_FEATURES).catch(() => env.ADMIN_FEATURES);
  return { ccmsConfig: { features, blogPathPrefix: "/blog/", timeZone: env.TZ_HOSPITAL } };
}

/** The set-up changes when settings are published, not by going from screen to screen. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && currentUrl.href === nextUrl.href;

/** Takes the place of a screen that failed to render. The public menu above it still works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className={styles.broken}>
      <h1>This screen stopped working</h1>
      {error instanceof ReadableError && <p>{error.message}</p>}
      <p>
        The problem has been reported. Everything you saved is safe. Reload this page, or{" "}
        <a href="/admin/dashboard">go to the dashboard</a>.
      </p>
    </div>
  );
}

/** Rendered in the browser only: the server knows nobody, and Mantine's style attributes would break the policy. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  if (!useHydrated()) return <QuietShell />;
  return (
    <AdminProviders ccmsConfig={loaderData?.ccmsConfig}>
      <Outlet />
      <SessionDialog />
    </AdminProviders>
  );
}

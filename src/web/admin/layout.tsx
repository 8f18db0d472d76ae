import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import "./theme/admin.css";
import { siteFeatures } from "~/content/types/settings/site-features";
import { messageOf } from "../client/errors/ignored-error";
import { useHydrated } from "../client/use-hydrated";
import { requestContext } from "../context";
import type { PageHandle } from "../page-handle";
import type { Route } from "./+types/layout";
import { AdminProviders } from "./admin-providers";
import type { CcmsConfig } from "./config/ccms-config";
import { QuietShell } from "./frame/quiet-shell";
import styles from "./layout.module.css";

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

/** A screen that broke, said where it happened: the menu of the site above it still works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className={styles.broken}>
      <h1>This screen broke</h1>
      <p>{messageOf(error)}</p>
      <p>
        What was kept before is kept. <a href="/admin/dashboard">Go to the dashboard</a>, or load this page
        again.
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
    </AdminProviders>
  );
}

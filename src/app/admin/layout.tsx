import latin from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import "~/admin/theme/admin.css";
import { AdminProviders } from "~/admin/admin-providers";
import type { CcmsConfig } from "~/admin/ccms-config";
import { QuietShell } from "~/admin/frame/quiet-shell";
import { SessionDialog } from "~/features/accounts/admin/session-dialog";
import { siteFeatures } from "~/features/settings/site-features";
import { requestContext } from "~/server/context";
import { START_SCREEN } from "~/server/isomorphic/start-screen";
import { ReadableError } from "~/site/browser/request/failure";
import { useHydrated } from "~/site/browser/use-hydrated";
import type { PageHandle } from "~/site/page-handle";
import type { Route } from "./+types/layout";
import { AdminBody } from "./admin-body";
import colorSchemeStart from "./color-scheme-start.js?url";
import styles from "./layout.module.css";

export const handle: PageHandle = { area: "admin", Head: AdminHead, page: { personal: true } };

export const meta: Route.MetaFunction = () => [
  { title: "Staff | Openward" },
  { name: "robots", content: "noindex, nofollow" },
];

/** The parts of an admin document before its first paint. Public pages have `in-head.js`. */
function AdminHead() {
  return (
    <>
      <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script src={colorSchemeStart} />
    </>
  );
}

/** Only the area's configuration; signed-in screens request everything else. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ ccmsConfig: CcmsConfig }> {
  const { db, env } = context.get(requestContext);
  // The area opens even while the database is away, and each screen reports that.
  const features = await siteFeatures(db, env.ADMIN_FEATURES).catch(() => env.ADMIN_FEATURES);
  return { ccmsConfig: { features, blogPathPrefix: "/blog/", timeZone: env.TZ_HOSPITAL } };
}

/** The configuration changes when settings are published, not with navigation. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && currentUrl.href === nextUrl.href;

/** Replaces a screen that failed to render. The public menu above it still works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminBody>
      <div className={styles.broken}>
        <h1>This screen stopped working</h1>
        {error instanceof ReadableError && <p>{error.message}</p>}
        <p>
          The problem has been reported. Everything you saved is safe. Reload this page, or{" "}
          <a href={START_SCREEN}>go to the dashboard</a>.
        </p>
      </div>
    </AdminBody>
  );
}

/**
 * Rendered only in the browser: the server does not know who is signed in, and Mantine's style attributes
 * would violate the policy.
 */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  return (
    <AdminBody>
      {hydrated ? (
        <AdminProviders ccmsConfig={loaderData?.ccmsConfig}>
          <Outlet />
          <SessionDialog />
        </AdminProviders>
      ) : (
        <QuietShell />
      )}
    </AdminBody>
  );
}

import { type MouseEvent, type ReactNode, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/app/root-data";
import { noMenus, noSettings } from "~/site/root-data";
import { ErrorNotification } from "../shell/error-notification";
import { FatalBanner } from "../shell/fatal-banner";
import { SiteHeader } from "../shell/header/site-header";
import { MobileMenu } from "../shell/mobile-menu/mobile-menu";
import { SkipLink } from "../shell/skip-link";

/**
 * The frame of the admin area: the site's navigation above it, not fixed, and nothing else of the public
 * frame.
 */
export function AdminBody({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  const menus = root?.menus ?? noMenus;
  const settings = root?.settings ?? noSettings;
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <div onClickCapture={leaveByDocument}>
        <SiteHeader
          body="admin"
          menus={menus}
          settings={settings}
          onSearchIconClick={() => setMenuOpen(false)}
          mobileMenu={
            <MobileMenu menus={menus} settings={settings} open={menuOpen} onOpenChange={setMenuOpen} />
          }
        />
      </div>
      <main id="main" tabIndex={-1} inert={menuOpen}>
        {children}
        <ErrorNotification />
      </main>
      <FatalBanner />
    </>
  );
}

/**
 * Public pages have their own policy and styles, so links to them load a document instead of using the
 * router.
 */
function leaveByDocument(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

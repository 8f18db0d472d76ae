import { type MouseEvent, type ReactNode, useState } from "react";
import { noSettings, type ShellMenus, type ShellSettings } from "~/site/root-data";
import { FatalBanner } from "./fatal-banner";
import { SiteHeader } from "./header/site-header";
import { MobileMenu } from "./mobile-menu/mobile-menu";
import { SkipLink } from "./skip-link";

export interface AdminBodyProps {
  menus: ShellMenus;
  settings: ShellSettings | null;
  children: ReactNode;
}

/**
 * The frame of the admin area: the site's navigation above it, not fixed, and nothing else of the public
 * frame.
 */
export function AdminBody({ menus, settings, children }: AdminBodyProps) {
  const known = settings ?? noSettings;
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <div onClickCapture={leaveByDocument}>
        <SiteHeader
          body="admin"
          menus={menus}
          settings={known}
          onSearchIconClick={() => setMenuOpen(false)}
          mobileMenu={
            <MobileMenu menus={menus} settings={known} open={menuOpen} onOpenChange={setMenuOpen} />
          }
        />
      </div>
      <main id="main" tabIndex={-1} inert={menuOpen}>
        {children}
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

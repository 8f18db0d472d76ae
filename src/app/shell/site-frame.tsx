import { type ReactNode, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageFeedback } from "~/features/analytics/site/page-feedback";
import type { Tracking } from "~/server/isomorphic/tracking";
import { useRefresh } from "~/site/browser/next-page/use-refresh";
import { usePageTransition } from "~/site/browser/transition/use-page-transition";
import { useCampaign } from "~/site/browser/use-campaign";
import { useNavigationLayout } from "~/site/browser/use-navigation-layout";
import { type MenuItem, noMenus, noSettings, type ShellMenus, type ShellSettings } from "~/site/root-data";
import { HiddenAddressesContext } from "~/ui/link/hidden-addresses";
import { currentOf } from "~/ui/link/is-active";
import { PageLoader } from "~/ui/loader/page-loader";
import { PublicModals } from "../public-modals";
import { siteFeatures } from "../site-features";
import { CallBar } from "./call-bar";
import { ConnectionBar } from "./connection-bar";
import { VisitCounting } from "./consent/visit-counting";
import { FatalBanner } from "./fatal-banner";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { LanguageLinks } from "./language-links";
import { MobileMenu } from "./mobile-menu/mobile-menu";
import { MENU_PANEL_ID } from "./mobile-menu/panel-id";
import { usePageLanguage } from "./page-language";
import { PageNoteSlot } from "./page-note/page-note-slot";
import { RenderedPart } from "./rendered-parts/rendered-part";
import styles from "./site-frame.module.css";
import { SkipLink } from "./skip-link";

const banners = siteFeatures.flatMap(({ Banner = [] }) => Banner);

export interface SiteFrameProps {
  /** Null if the menus could not be read: an error page still has its emergency line. */
  menus: ShellMenus | null;
  settings: ShellSettings | null;
  /** The purposes of the consent question; null if there is none. */
  tracking?: Tracking | null;
  children: ReactNode;
}

/** The frame of every public page, and the transition between pages. */
export function SiteFrame({
  menus: loadedMenus,
  settings: loadedSettings,
  tracking,
  children,
}: SiteFrameProps) {
  const menus = loadedMenus ?? noMenus;
  const settings = loadedSettings ?? noSettings;
  const transition = usePageTransition();
  useCampaign();
  useRefresh();
  const [menuOpen, setMenuOpen] = useMenuState();
  const { language, direction } = usePageLanguage();
  const { pathname } = useLocation();
  const hidden = useContext(HiddenAddressesContext);

  return (
    <>
      <SkipLink />
      <RenderedPart dependsOn={[menus, settings, hidden]} variant={headerVariant(menus, pathname)}>
        <SiteHeader
          menus={menus}
          settings={settings}
          onSearchIconClick={() => setMenuOpen(false)}
          mobileMenu={
            <MobileMenu menus={menus} settings={settings} open={menuOpen} onOpenChange={setMenuOpen} />
          }
        />
      </RenderedPart>
      <ConnectionBar />
      <div inert={menuOpen} className={styles.page}>
        {banners.map((Banner) => (
          <Banner key={Banner.name} />
        ))}
        <PageNoteSlot />
        <main id="main" tabIndex={-1} lang={language} dir={direction}>
          <LanguageLinks />
          {children}
        </main>
        <PageFeedback settings={settings} />
        <VisitCounting tracking={tracking} />
        <RenderedPart dependsOn={[menus, settings, hidden, tracking]} variant="footer">
          <SiteFooter menus={menus} settings={settings} tracking={tracking} />
        </RenderedPart>
      </div>
      <CallBar settings={settings} />
      <PublicModals />
      <PageLoader active={transition} />
      <FatalBanner />
    </>
  );
}

/** Whether the menu is open; never on wide screens, and never on a page that was just opened. */
function useMenuState(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const layout = useNavigationLayout();
  const [openedAt, setOpenedAt] = useState<string>();
  // If it was opened before JavaScript ran, as the address's target, it stays open and the address is
  // restored.
  useEffect(() => {
    if (window.location.hash !== `#${MENU_PANEL_ID}`) return;
    history.replaceState(history.state, "", window.location.pathname + window.location.search);
    setOpenedAt(key);
  }, [key]);
  useEffect(() => {
    if (layout === "desktop") setOpenedAt(undefined);
  }, [layout]);
  return [openedAt === key, (open) => setOpenedAt(open ? key : undefined)];
}

/** Which links of the header's menus are marked, as a text. Only the server needs it. */
function headerVariant({ main, extra }: ShellMenus, pathname: string): string {
  if (!import.meta.env.SSR) return "";
  const marks = (items: readonly MenuItem[]): string =>
    items.map(({ href, subItems = [] }) => (currentOf(href, pathname) ?? "-") + marks(subItems)).join(" ");
  return `header ${marks([...main, ...extra])}`;
}

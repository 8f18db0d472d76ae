import type { ReactNode } from "react";
import { NAVIGATION_BAR } from "~/site/browser/scrolling/fixed-bars";
import type { ShellMenus, ShellSettings } from "~/site/root-data";
import { Icon } from "~/ui/icon/icon";
import { useIsHidden } from "~/ui/link/hidden-addresses";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { SearchForm } from "~/ui/search-form/search-form";
import { firstSentence } from "../first-sentence";
import { NavigationLink } from "../navigation-link";
import { useMeasuredBar } from "../use-measured-bar";
import barButton from "./bar-button.module.css";
import { Logo } from "./logo";
import { MainNavigation } from "./main-navigation";
import styles from "./site-header.module.css";

const SEARCH = "/search";

const MARK = { [NAVIGATION_BAR]: "" };

export interface SiteHeaderProps {
  menus: ShellMenus;
  settings: ShellSettings;
  /** The button and panel of narrow screens. */
  mobileMenu: ReactNode;
  onSearchIconClick: () => void;
  /** Above staff screens it is a thin bar that scrolls away with the page. */
  body?: "admin";
}

/** Stays at the top of every page: the emergency line, the main phone, and the navigation. */
export function SiteHeader({ menus, settings, mobileMenu, onSearchIconClick, body }: SiteHeaderProps) {
  const header = useMeasuredBar("--header-takes");
  const hasSearch = !useIsHidden(SEARCH);
  return (
    <header ref={header} data-body={body} className={styles.header} {...MARK}>
      <div className={styles.strip}>
        <div className={styles.stripInner}>
          <p className={styles.emergency}>
            <Icon name="alert" />
            <span>
              <TextWithPhones
                text={firstSentence(settings.emergencyLine)}
                className={styles.emergencyNumber}
              />
            </span>
          </p>
          {settings.mainPhone && (
            <p className={styles.phone}>
              <Icon name="phone" />
              <Phone number={settings.mainPhone} label="Main phone" className={styles.phoneNumber} />
            </p>
          )}
          <nav aria-label="More" className={styles.extra}>
            <ul className={styles.extraList}>
              {menus.extra.map((item) => (
                <li key={item.label}>
                  <NavigationLink item={item} marksActive className={styles.extraLink} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={styles.bar}>
        <Logo settings={settings} className={styles.logo} />
        <MainNavigation items={menus.main} className={styles.main} />
        <SearchForm className={styles.search} />
        {hasSearch && (
          <Link href={SEARCH} className={barButton.button} onClick={onSearchIconClick}>
            <Icon name="search" />
            <span className={barButton.label}>Search</span>
          </Link>
        )}
        {mobileMenu}
      </div>
    </header>
  );
}

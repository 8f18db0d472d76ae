import { type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import { useHydrated } from "~/site/browser/use-hydrated";
import type { ShellMenus, ShellSettings } from "~/site/root-data";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { lockScroll } from "~/ui/modal/scroll-lock";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import barButton from "../header/bar-button.module.css";
import { NavigationLink } from "../navigation-link";
import { AccordionItem } from "./accordion-item";
import styles from "./mobile-menu.module.css";
import { MENU_PANEL_ID } from "./panel-id";

export interface MobileMenuProps {
  menus: ShellMenus;
  settings: ShellSettings;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The menu of narrow screens. Its button is a link to the panel, which the style sheet shows as the address's
 * target, so it opens without JavaScript too.
 */
export function MobileMenu({ menus, settings, open, onOpenChange }: MobileMenuProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => (open ? lockScroll() : undefined), [open]);

  const close = () => onOpenChange(false);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from wherever the focus is inside
    <div className={classNames(styles.menu, !hydrated && styles.withoutScript)} onKeyDown={leaveByKey}>
      <MenuButton ref={button} open={open} hydrated={hydrated} onPress={() => onOpenChange(!open)} />
      {/* A second way to close, for pointers: the keyboard has Escape and the button. A link works without
          JavaScript. */}
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from screen readers, which have the button */}
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads out of the menu */}
      <a
        href="#main"
        className={classNames(styles.backdrop, open && styles.open)}
        data-menu-backdrop=""
        aria-hidden="true"
        tabIndex={-1}
        onClick={(event) => {
          event.preventDefault();
          close();
        }}
      >
        Close menu
      </a>
      <div id={MENU_PANEL_ID} className={classNames(styles.panel, open && styles.open)}>
        {!hydrated && (
          <a href="#main" className={styles.closeLink}>
            Close menu
          </a>
        )}
        <MenuLists menus={menus} onFollowed={close} />
        <p className={styles.crisis}>
          <TextWithPhones text={settings.crisisLine} />
        </p>
      </div>
    </div>
  );
}

interface MenuButtonProps {
  ref: Ref<HTMLAnchorElement>;
  open: boolean;
  hydrated: boolean;
  onPress(): void;
}

function MenuButton({ ref, open, hydrated, onPress }: MenuButtonProps) {
  return (
    <a
      ref={ref}
      href={`#${MENU_PANEL_ID}`}
      className={barButton.button}
      role={hydrated ? "button" : undefined}
      aria-expanded={hydrated ? open : undefined}
      aria-controls={hydrated ? MENU_PANEL_ID : undefined}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name={open ? "close" : "menu"} />
      <span className={barButton.label}>{open ? "Close" : "Menu"}</span>
    </a>
  );
}

function MenuLists({ menus, onFollowed }: { menus: ShellMenus; onFollowed(): void }) {
  return (
    <>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {menus.main.map((item) =>
            item.subItems?.length ? (
              <AccordionItem key={item.label} item={item} subItems={item.subItems} onFollowed={onFollowed} />
            ) : (
              <li key={item.label} className={styles.item}>
                <NavigationLink item={item} marksActive className={styles.top} onFollowed={onFollowed} />
              </li>
            ),
          )}
        </ul>
      </nav>
      <nav aria-label="More">
        <ul className={styles.extra}>
          {menus.extra.map((item) => (
            <li key={item.label}>
              <NavigationLink item={item} marksActive className={styles.extraLink} onFollowed={onFollowed} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

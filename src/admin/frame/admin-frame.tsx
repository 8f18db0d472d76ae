import { Menu } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { isFinding } from "../find/is-finding";
import { SideMenu } from "../menu/side-menu";
import { useMenuExpanded } from "../menu/use-menu-expanded";
import styles from "./admin-frame.module.css";
import { FrameBar } from "./frame-bar";
import { isStepState } from "./step-state";
import { usePreload } from "./use-preload";

/** The side menu, beside it the bar above the screen, and a line at the top while a screen is fetched. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const menu = useMenuExpanded();
  useScreenChange();
  usePreload();
  const isOpening = useNavigation().state !== "idle";
  const covers = menu.overlays && menu.expanded;

  return (
    <div className={styles.frame}>
      <div className={styles.progress} data-opening={isOpening || undefined} aria-hidden="true" />
      <div className={styles.rail}>
        <SideMenu {...menu} />
      </div>
      {covers && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the menu is a second way; Escape and its button close it too
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div className={styles.backdrop} onClick={() => menu.setExpanded(false)} />
      )}
      <div className={styles.column} inert={covers}>
        <FrameBar
          opener={
            <button
              type="button"
              className={styles.menuButton}
              aria-label="Admin menu"
              aria-controls="admin-menu"
              aria-expanded={menu.expanded}
              onClick={() => menu.setExpanded(true)}
            >
              <Menu size={20} aria-hidden="true" />
              Admin
            </button>
          }
        />
        <div className={styles.screen}>{children}</div>
      </div>
    </div>
  );
}

/** Scrolls a new screen to its top and focuses its heading, for screen readers, unless the screen focused a field. */
function useScreenChange() {
  const { pathname, state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isStepState(state)) return;
    if (!isReturn) scrollTo({ top: 0, behavior: "instant" });
    if (isFinding() || isFieldFocused()) return;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    heading?.focus({ preventScroll: true });
  }, [pathname, state, isReturn]);
}

/** Whether a screen that begins with a form has put the focus into it. */
function isFieldFocused(): boolean {
  return document.activeElement?.matches("main :is(input, textarea)") ?? false;
}

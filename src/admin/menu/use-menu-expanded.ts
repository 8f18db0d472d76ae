import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { clientStore } from "~/site/browser/store/client-store";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { useNavigationLayout } from "~/site/browser/use-navigation-layout";

export interface MenuExpansion {
  expanded: boolean;
  /** Under 992 px, an open menu covers the screen while it is used. */
  overlays: boolean;
  setExpanded(expanded: boolean): void;
}

/**
 * Whether the side menu shows its labels. On wide screens that is stored, and open by default; under 992 px
 * it never opens automatically, and closes with the next screen.
 */
export function useMenuExpanded(): MenuExpansion {
  const overlays = useNavigationLayout() === "mobile";
  const storedChoice = useClientStore((state) => state.adminMenu);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();

  useEffect(() => {
    if (!overlays) setOpenedAt(undefined);
  }, [overlays]);

  if (overlays) {
    return {
      overlays,
      expanded: openedAt === key,
      setExpanded: (expanded) => setOpenedAt(expanded ? key : undefined),
    };
  }
  return {
    overlays,
    expanded: storedChoice?.expanded ?? true,
    setExpanded: (expanded) => clientStore.setState({ adminMenu: { expanded } }),
  };
}

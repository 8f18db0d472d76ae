import type { ReactNode } from "react";
import type { MenuItem } from "~/site/root-data";
import { Link, type LinkProps } from "~/ui/link/link";
import { navigationClicked } from "./navigation-clicked";

export interface NavigationLinkProps extends Pick<LinkProps, "className" | "marksActive"> {
  item: MenuItem;
  /** Replaces the label. */
  children?: ReactNode;
  /** Called after the click was announced. */
  onFollowed?: () => void;
}

/** A link of a menu, whose click is announced to everything that closes on it. */
export function NavigationLink({ item, onFollowed, children = item.label, ...rest }: NavigationLinkProps) {
  const follow = () => {
    navigationClicked(item.href);
    onFollowed?.();
  };
  return (
    <Link {...rest} href={item.href} lang={item.lang} onClick={follow}>
      {children}
    </Link>
  );
}

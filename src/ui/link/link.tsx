import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useCallback } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { fireEmitLink, parseEmitLink } from "../events/emit-link";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import { useIsHidden } from "./hidden-addresses";
import { currentOf } from "./is-active";
import { linkKind } from "./link-kind";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  href: string;
  /** Marks the link to the present page (`aria-current`). For menus. */
  marksActive?: boolean;
  /** Where an `emit:` link leads without JavaScript and in a new tab; replaces its event's default page. */
  instead?: string;
  children: ReactNode;
}

/**
 * A link by the site's rules: in-app, new tab, mail, phone, anchor, named event, or (`#`) nowhere. Only its
 * text if it leads to a part of the site that is switched off.
 */
export function Link({ href, marksActive = false, instead, children, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const kind = linkKind(href);
  const hidden = useIsHidden(kind === "event" ? (parseEmitLink(href).pageInstead ?? "") : href);
  const current = marksActive ? currentOf(href, pathname) : undefined;

  if (hidden) return children;
  switch (kind) {
    case "none":
      return <Inert {...rest}>{children}</Inert>;
    case "event":
      return (
        <EventLink href={href} instead={instead} {...rest}>
          {children}
        </EventLink>
      );
    case "new-tab":
      return (
        <a {...rest} href={href} target="_blank" rel="noopener">
          {children}
          <VisuallyHidden lang="en"> (opens in a new tab)</VisuallyHidden>
        </a>
      );
    case "mail":
    case "phone":
    case "document":
      return (
        <a {...rest} href={href}>
          {children}
        </a>
      );
    default:
      return (
        <RouterLink aria-current={current} {...rest} to={href} discover="none">
          {children}
        </RouterLink>
      );
  }
}

/** Can be read and focused like a link, but does nothing. */
function Inert({ children, className, onClick }: Omit<LinkProps, "href">) {
  const stay = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onClick?.(event as MouseEvent<HTMLAnchorElement>);
  };
  return (
    <button type="button" className={className} onClick={stay}>
      {children}
    </button>
  );
}

function EventLink({ href, instead, children, onClick, ...rest }: LinkProps) {
  const fire = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      onClick?.(event);
      fireEmitLink(href);
    },
    [href, onClick],
  );
  return (
    <a {...rest} href={instead ?? parseEmitLink(href).pageInstead ?? href} data-emit={href} onClick={fire}>
      {children}
    </a>
  );
}

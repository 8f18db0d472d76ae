import { type MouseEvent, useContext, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { fireEmitLink } from "../events/emit-link";
import { HiddenAddressesContext } from "../link/hidden-addresses";
import { linkKind } from "../link/link-kind";
import { Prose } from "../prose/prose";
import { prepareRichText } from "./prepare-rich-text";
import { useReachableTables } from "./use-reachable-tables";

export interface RichTextProps {
  /** HTML that the server has sanitized. This component does not. */
  html: string;
  lead?: boolean;
  className?: string;
}

/**
 * Rich text written by staff. The router handles its in-app links, and its `emit:` links fire their event.
 */
export function RichText({ html, lead, className }: RichTextProps) {
  const navigate = useNavigate();
  const addresses = useContext(HiddenAddressesContext);
  const prepared = useMemo(() => prepareRichText(html, addresses), [html, addresses]);
  const text = useRef<HTMLDivElement>(null);
  useReachableTables(text, prepared);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const anchor = (event.target as Element).closest("a");
    if (!anchor || event.defaultPrevented || isForBrowser(event)) return;
    const { emit } = anchor.dataset;
    const href = anchor.getAttribute("href") ?? "";
    if (emit) fireEmitLink(emit);
    else if (["in-app", "anchor"].includes(linkKind(href))) void navigate(href);
    else if (linkKind(href) !== "none") return;
    event.preventDefault();
  };

  return (
    <Prose lead={lead} className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and again by the server on read */}
      <div ref={text} onClick={follow} dangerouslySetInnerHTML={{ __html: prepared }} />
    </Prose>
  );
}

function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

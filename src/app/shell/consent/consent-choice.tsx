import type { Tracking } from "~/server/isomorphic/tracking";
import { clientStore } from "~/site/browser/store/client-store";
import type { ConsentPurpose } from "~/site/browser/store/stored-state";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { answerFor, purposesOf } from "~/site/browser/tracking/consent";
import { isRefusedByBrowser } from "~/site/browser/tracking/is-refused-by-browser";
import { useHydrated } from "~/site/browser/use-hydrated";

/** Cookies of Google and the pixel on this site's domain. */
const TRACKING_COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** If visits are both counted and measured, one answer applies to both. */
const WORDS: Record<ConsentPurpose, { yes: string; no: string }> = {
  services: { yes: "Visits are counted", no: "Visits are not counted" },
  speed: { yes: "Pages are measured", no: "Pages are not measured" },
};

/**
 * Withdraws the visitor's choice, so that they are asked again. Shown where staff have placed it. If the
 * browser signals that its user refuses, nobody is asked and an earlier choice does not count; then the text
 * says so instead.
 */
export function ConsentChoice({
  tracking,
  className,
  messageClass,
}: {
  tracking: Tracking | null | undefined;
  className?: string;
  /** Class of the text that replaces the button. */
  messageClass?: string;
}) {
  const consent = useClientStore((state) => state.tracking_consent);
  const hydrated = useHydrated();
  const [purpose] = purposesOf(tracking);
  if (!hydrated || !purpose) return null;
  const { yes, no } = WORDS[purpose];
  if (isRefusedByBrowser()) return <p className={messageClass}>{no}, as your browser asks</p>;
  const answer = answerFor(consent, purpose);
  if (!answer) return null;
  return (
    <button type="button" className={className} onClick={forget}>
      {answer === "allowed" ? yes : no}: change
    </button>
  );
}

/** Running scripts can only be stopped by leaving the document. */
function forget(): void {
  const { tracking_consent: before } = clientStore.getState();
  clientStore.setState({ tracking_consent: null });
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (TRACKING_COOKIES.test(name)) expire(name);
  }
  if (before?.choice === "allowed") location.reload();
}

/** Their cookies are set for the widest possible domain. */
function expire(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, at) => `; domain=.${parts.slice(at).join(".")}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the API in its place is not in every browser
  for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

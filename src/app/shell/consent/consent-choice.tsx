import { useClientStore } from "~/site/browser/store/client-store";
import { isRefusedByBrowser } from "~/site/browser/tracking/is-refused-by-browser";
import { type TrackingIds, usesAny } from "~/site/browser/tracking/services";
import { useHydrated } from "~/site/browser/use-hydrated";

/** Google's and the pixel's own, on this site's address. */
const THEIR_COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/**
 * Takes the visitor's choice back, so that they are asked anew. Stands wherever others count the site's visits. Where the
 * browser refuses for its user nobody is asked, and whatever was chosen before does not hold: that is said instead.
 */
export function ConsentChoice({
  ids,
  className,
  said,
}: {
  ids: TrackingIds | null | undefined;
  className?: string;
  /** Of the words that stand there in place of the button. */
  said?: string;
}) {
  const consent = useClientStore((state) => state.tracking_consent);
  const hydrated = useHydrated();
  if (!hydrated || !usesAny(ids)) return null;
  if (isRefusedByBrowser()) return <p className={said}>Visits are not counted, as your browser asks</p>;
  if (!consent) return null;
  return (
    <button type="button" className={className} onClick={forget}>
      {consent.choice === "allowed" ? "Visits are counted" : "Visits are not counted"}: change
    </button>
  );
}

/** What runs already cannot be stopped but by leaving the document. */
function forget(): void {
  const { tracking_consent: before } = useClientStore.getState();
  useClientStore.setState({ tracking_consent: null });
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (THEIR_COOKIES.test(name)) expire(name);
  }
  if (before?.choice === "allowed") location.reload();
}

/** Theirs are set for the whole domain where they can be. */
function expire(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, at) => `; domain=.${parts.slice(at).join(".")}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the API in its place is not in every browser
  for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

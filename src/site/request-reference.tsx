import { createContext, useContext } from "react";

/** While a failed page is rendered on the server: the id under which the log has the failure. */
export const ReferenceContext = createContext<string | undefined>(undefined);

const NAME = "request-id";

/** The reference of the failed page, also once React has taken over in the browser. */
export function useReference(): string | undefined {
  const rendered = useContext(ReferenceContext);
  if (typeof document === "undefined") return rendered;
  return document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
}

/** Carries the reference over to the browser. */
export function ReferenceMeta({ reference }: { reference: string | undefined }) {
  return reference ? <meta name={NAME} content={reference} /> : null;
}

import { createContext, useContext } from "react";

/** While the server renders a failed page: the id of the failure in the log. */
export const ReferenceContext = createContext<string | undefined>(undefined);

const NAME = "request-id";

/** The reference of the failed page, also after hydration. */
export function useReference(): string | undefined {
  const rendered = useContext(ReferenceContext);
  if (typeof document === "undefined") return rendered;
  return document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
}

/** Passes the reference to the browser. */
export function ReferenceMeta({ reference }: { reference: string | undefined }) {
  return reference ? <meta name={NAME} content={reference} /> : null;
}

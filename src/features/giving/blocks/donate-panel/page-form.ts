import { createContext, type ReactNode } from "react";

/** The donation form of the current page. On pages without one, the block links to the donation page. */
export const PageForm = createContext<ReactNode>(null);

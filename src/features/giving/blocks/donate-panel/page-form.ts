import { createContext, type ReactNode } from "react";

/** The donation form of a page that accepts it, which the block shows. On other pages the block links to such a page. */
export const PageForm = createContext<ReactNode>(null);

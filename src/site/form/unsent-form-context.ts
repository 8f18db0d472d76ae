import { createContext, type ReactNode } from "react";

/**
 * While the server renders an error page: the form that could not be accepted, to be sent again. Such a page
 * has no scripts.
 */
export const UnsentFormContext = createContext<ReactNode>(null);

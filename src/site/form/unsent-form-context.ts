import { createContext, type ReactNode } from "react";

/** While the server renders an error page: the form that could not be taken, to be sent again. Such a page starts no script. */
export const UnsentFormContext = createContext<ReactNode>(null);

import { createContext } from "react";
import { focusField } from "./focus-field";

/** Leads to the field that a message is about. A form shows all of its fields; another screen may have to open one first. */
export const LeadContext = createContext<(path: string) => void>(focusField);

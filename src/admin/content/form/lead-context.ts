import { createContext } from "react";
import { focusField } from "./focus-field";

/** Goes to the field of an error. A form shows all of its fields; another screen may have to open one first. */
export const LeadContext = createContext<(path: string) => void>(focusField);

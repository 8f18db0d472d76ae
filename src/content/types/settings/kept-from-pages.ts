import { brandFields } from "./brand-fields";
import { givingFields } from "./giving-fields";
import { trackingFields } from "./tracking-fields";

/** Settings that a few places read by queries of their own: they do not go out with the data of every page. */
export const keptFromPages = { ...givingFields, ...trackingFields, ...brandFields };

export type KeptFromPages = keyof typeof keptFromPages | "conferenceRegistrationBodyHTML";

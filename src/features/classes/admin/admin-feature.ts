import type { AdminFeature } from "~/admin/admin-feature";
import { findRegistrants } from "./find-registrants";

export const adminFeature: AdminFeature = {
  people: [{ label: "Registrations", anyOf: ["permissionCHClassManager"], find: findRegistrants }],
};

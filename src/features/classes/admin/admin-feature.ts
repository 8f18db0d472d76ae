import { CalendarPlus, MessageSquareText, Users } from "lucide-react";
import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";
import { findRegistrants } from "./find-registrants";

export const adminFeature: AdminFeature = {
  editors: { sessions: lazyPart(() => import("./sessions/sessions-input")) },
  screens: {
    class: {
      links: [
        { label: "Roster", Icon: Users, href: (id) => `/admin/classes/${id}/roster`, inList: true },
        { label: "Feedback", Icon: MessageSquareText, href: (id) => `/admin/classes/${id}/survey` },
        { label: "More dates", Icon: CalendarPlus, href: (id) => `/admin/classes/${id}/series` },
      ],
    },
  },
  dashboardPanels: [
    {
      name: "todays-classes",
      anyOf: ["permissionCHClassManager"],
      Panel: lazyPart(() => import("./todays-classes")),
    },
  ],
  people: [{ label: "Registrations", anyOf: ["permissionCHClassManager"], find: findRegistrants }],
};

import type { ContentType, DataOf } from "~/content/define-content-type";
import type { NavigationItem } from "~/content/fields/navigation-items";
import { navigationType } from "~/features/navigation/definition";
import { pageType } from "~/features/pages/page/definition";
import { requiredPages } from "~/features/pages/shared/page/required-pages";
import { hospitalTemplates } from "~/features/pages/templates/hospital-templates";
import { settingsType } from "~/features/settings/definition";
import { holidayEntry } from "~/features/settings/holiday-fields";
import { starterPages } from "./starter-pages";

/** A record of an empty site. A draft waits for facts that only the hospital knows. */
export interface StarterRecord<T extends ContentType = ContentType> {
  type: T;
  data: Partial<DataOf<T>>;
  publish: boolean;
}

const published = <T extends ContentType>(type: T, data: Partial<DataOf<T>>): StarterRecord<T> => ({
  type,
  data,
  publish: true,
});

const draft = <T extends ContentType>(type: T, data: Partial<DataOf<T>>): StarterRecord<T> => ({
  type,
  data,
  publish: false,
});

/**
 * The settings of a site before its hospital is known. They are a draft: no facts about the hospital are public before
 * someone writes them, and the checklist names the missing ones.
 */
export const starterSettings = {
  slug: "site",
  emergencyLine: "Emergency? Call 911.",
  crisisLine: "Thinking of suicide, or worried about someone? Call or text 988 at any hour.",
  holidays: [
    holidayEntry("New Year's Day", { month: 1, day: 1 }),
    holidayEntry("Memorial Day", { month: 5, weekday: "mon", nth: -1 }),
    holidayEntry("Independence Day", { month: 7, day: 4 }),
    holidayEntry("Labor Day", { month: 9, weekday: "mon", nth: 1 }),
    holidayEntry("Thanksgiving Day", { month: 11, weekday: "thu", nth: 4 }),
    holidayEntry("Christmas Day", { month: 12, day: 25 }),
  ],
};

const findCare: NavigationItem[] = [
  { label: "Find a provider", href: "/provider-search" },
  { label: "Specialties & locations", href: "/specialties-and-locations" },
  { label: "Classes and education", href: "/classes-and-education" },
  { label: "Phones, hours and directions", href: "/essentials" },
];

const menus: Record<"main" | "extra" | "footer", NavigationItem[]> = {
  main: findCare.slice(0, 3),
  extra: [{ label: "Help with a bill", href: "/financial-assistance", isLegal: true }],
  footer: [
    { label: "Find care", href: "#", subItems: findCare },
    {
      label: "Bills and prices",
      href: "#",
      subItems: [
        { label: "Help with a bill", href: "/financial-assistance", isLegal: true },
        { label: "What care costs", href: "/price-transparency", isLegal: true },
      ],
    },
    {
      label: "Notices",
      href: "#",
      subItems: [
        { label: "Nondiscrimination and free language help", href: "/nondiscrimination", isLegal: true },
        { label: "Privacy", href: "/privacy", isLegal: true },
        { label: "Accessibility", href: "/accessibility", isLegal: true },
      ],
    },
  ],
};

/**
 * The records that every site begins with: settings to fill in, menus, a home page, the texts around the site's tools,
 * and a draft of each required page with guidance for its author.
 */
export function starterRecords(): StarterRecord[] {
  return [
    draft(settingsType, starterSettings),
    ...starterPages.map((page) => published(pageType, page)),
    ...requiredDrafts(),
    ...Object.entries(menus).map(([slug, items]) => published(navigationType, { slug, items })),
  ];
}

function requiredDrafts(): StarterRecord[] {
  return requiredPages.map(({ path, title }) => {
    const template = hospitalTemplates.find((one) => one.path === path);
    return draft(pageType, { path, title, blocks: template?.blocks ?? [] });
  });
}

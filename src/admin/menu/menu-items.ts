import { ANALYTICS_READERS, type PermissionFlag } from "~/platform/access/permissions";
import type { Feature } from "~/platform/admin-features";
import type { StoredState } from "~/site/browser/store/stored-state";
import { type CcmsConfig, requireConfig } from "../config/ccms-config";
import { mayOpen } from "../session/may-open";

/** The drawing beside a menu item; `menu-icon.tsx` knows what each looks like. */
export type MenuIconName =
  | "dashboard"
  | "analytics"
  | "pages"
  | "navigation"
  | "footer"
  | "images"
  | "specialties"
  | "locations"
  | "people"
  | "press"
  | "media"
  | "classes"
  | "mobile-unit"
  | "giving"
  | "newsletter"
  | "applications"
  | "incident"
  | "files"
  | "blog"
  | "events"
  | "news"
  | "forms"
  | "users"
  | "settings"
  | "search"
  | "redirects";

export interface AdminMenuItem {
  label: string;
  href: string;
  icon: MenuIconName;
  /** One of them is needed. None: every member of staff. */
  anyOf?: readonly PermissionFlag[];
  /** Gone when the hospital switched it off. */
  feature?: Feature;
  /** Those with flags of their own only for whoever holds one of them; where the list is empty, for administrators. */
  subItems?: { label: string; href: string; anyOf?: readonly PermissionFlag[] }[];
}

const PAGES: readonly PermissionFlag[] = ["permissionPageManager", "permissionPageEditor"];
const MEDIA: readonly PermissionFlag[] = ["permissionMediaManager"];
const NEWS: readonly PermissionFlag[] = ["permissionNewsManager"];
const SETTINGS: readonly PermissionFlag[] = ["permissionSettingsManager"];

/** The specification's fifteen, in its order (section 2); who sees them is section 6. */
const CORE: AdminMenuItem[] = [
  {
    label: "Dashboard",
    href: "/admin/dashboard",
    icon: "dashboard",
    subItems: [{ label: "Content health", href: "/admin/dashboard/health" }],
  },
  {
    label: "Analytics",
    href: "/admin/analytics",
    icon: "analytics",
    anyOf: ANALYTICS_READERS,
    feature: "analytics",
  },
  {
    label: "Pages",
    href: "/admin/pages",
    icon: "pages",
    anyOf: PAGES,
    subItems: [
      { label: "Page tree", href: "/admin/pages/tree" },
      { label: "Saved sections", href: "/admin/saved-sections" },
    ],
  },
  { label: "Navigation", href: "/admin/navigation", icon: "navigation", anyOf: PAGES, feature: "navigation" },
  { label: "Footer", href: "/admin/footer", icon: "footer", anyOf: PAGES, feature: "footer" },
  { label: "Images", href: "/admin/images", icon: "images", anyOf: MEDIA },
  { label: "Files", href: "/admin/files", icon: "files", anyOf: MEDIA },
  { label: "Blog", href: "/admin/blog", icon: "blog", anyOf: ["permissionBlogManager"], feature: "blog" },
  {
    label: "Events",
    href: "/admin/calendarevent",
    icon: "events",
    anyOf: ["permissionEventsManager"],
    feature: "events",
  },
  { label: "News", href: "/admin/newsitem", icon: "news", anyOf: NEWS, feature: "news" },
  {
    label: "Forms",
    href: "/admin/forms",
    icon: "forms",
    anyOf: ["permissionFormManager"],
    feature: "forms",
    subItems: [
      { label: "Submissions", href: "/admin/forms/submissions" },
      { label: "Awards", href: "/admin/awards" },
    ],
  },
  {
    label: "Users",
    href: "/admin/users",
    icon: "users",
    anyOf: ["permissionUserManager", "permissionUserAdministrator"],
  },
  {
    label: "Settings",
    href: "/admin/settings",
    icon: "settings",
    anyOf: SETTINGS,
    feature: "settings",
    subItems: [
      { label: "Services", href: "/admin/settings/services" },
      { label: "Site lock", href: "/admin/settings/lock" },
      { label: "Mail", href: "/admin/settings/mail" },
      { label: "Jobs", href: "/admin/settings/jobs" },
      { label: "Backups", href: "/admin/settings/backups" },
      { label: "Health", href: "/admin/settings/health" },
      { label: "Audit log", href: "/admin/settings/audit" },
      { label: "Personal data", href: "/admin/settings/personal-data", anyOf: [] },
    ],
  },
  {
    label: "Search",
    href: "/admin/search",
    icon: "search",
    anyOf: SETTINGS,
    feature: "search",
    subItems: [{ label: "Search rules", href: "/admin/searchrules" }],
  },
  {
    label: "Redirects",
    href: "/admin/redirects",
    icon: "redirects",
    anyOf: ["permissionRedirectManager"],
    feature: "redirects",
    subItems: [{ label: "Missed addresses", href: "/admin/redirects/missed" }],
  },
];

/** The specification's seven hospital items. */
const HOSPITAL: AdminMenuItem[] = [
  {
    label: "Specialties",
    href: "/admin/specialties",
    icon: "specialties",
    anyOf: ["permissionCHSpecialtiesManager"],
  },
  { label: "Locations", href: "/admin/locations", icon: "locations", anyOf: ["permissionCHLocationManager"] },
  {
    label: "Staff Members",
    href: "/admin/staffmembers",
    icon: "people",
    anyOf: ["permissionCHStaffMemberManager"],
  },
  { label: "Press Releases", href: "/admin/pressreleases", icon: "press", anyOf: NEWS },
  { label: "Media Coverage", href: "/admin/mediacoverages", icon: "media", anyOf: NEWS },
  {
    label: "Classes & Events",
    href: "/admin/classes",
    icon: "classes",
    anyOf: ["permissionCHClassManager"],
    subItems: [{ label: "Class types", href: "/admin/class-types" }],
  },
  {
    label: "CMU Scheduling",
    href: "/admin/cmu-scheduling",
    icon: "mobile-unit",
    anyOf: ["permissionCHCMUSchedulingManager"],
  },
];

/** The heading over the items that the specification does not list. */
export const FURTHER_HEADING = "Operations";

/** Items that the specification does not list. They follow its own, under `FURTHER_HEADING`. */
const FURTHER: AdminMenuItem[] = [
  {
    label: "Giving",
    href: "/admin/giving",
    icon: "giving",
    anyOf: ["permissionFoundationManager"],
    subItems: [
      { label: "Donors", href: "/admin/giving/donors" },
      { label: "Monthly gifts", href: "/admin/giving/monthly" },
      { label: "Cards to print", href: "/admin/giving/cards" },
      { label: "Campaigns", href: "/admin/campaigns" },
    ],
  },
  {
    label: "Newsletter",
    href: "/admin/newsletter",
    icon: "newsletter",
    anyOf: ["permissionFoundationManager"],
  },
  {
    label: "Patient Applications",
    href: "/admin/patient-applications",
    icon: "applications",
    anyOf: ["permissionPatientFormManager"],
  },
  {
    label: "Incident Mode",
    href: "/admin/incident",
    icon: "incident",
    anyOf: ["permissionSettingsManager", "permissionIncidentManager"],
  },
];

/** How many core items come before the hospital items (specification, section 2). */
const CORE_BEFORE_HOSPITAL = 6;

const allMenuItems: readonly AdminMenuItem[] = [
  ...CORE.slice(0, CORE_BEFORE_HOSPITAL),
  ...HOSPITAL,
  ...CORE.slice(CORE_BEFORE_HOSPITAL),
  ...FURTHER,
];

/** Whether an item belongs under `FURTHER_HEADING`. */
export function isFurtherItem({ href }: AdminMenuItem): boolean {
  return FURTHER.some((item) => item.href === href);
}

/**
 * The side menu of this person on this site. Empty for nobody, and for an account that may not enter the admin area.
 *
 * @throws Error without a configuration
 */
export function menuItemsFor(
  user: StoredState["user"],
  config: CcmsConfig | null | undefined,
): AdminMenuItem[] {
  const { features } = requireConfig(config);
  return allMenuItems
    .filter(({ anyOf, feature }) => mayOpen(user, anyOf) && (!feature || features.includes(feature)))
    .map((item) =>
      item.subItems ? { ...item, subItems: item.subItems.filter(({ anyOf }) => mayOpen(user, anyOf)) } : item,
    );
}

/** The menu item whose screens an address belongs to, by its own address or that of one of its sub-items. */
export function menuItemAt(path: string): AdminMenuItem | undefined {
  const leadsTo = ({ href }: { href: string }) => path === href || path.startsWith(`${href}/`);
  return allMenuItems.find(leadsTo) ?? allMenuItems.find(({ subItems = [] }) => subItems.some(leadsTo));
}

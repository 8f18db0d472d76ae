import { expect, test } from "vitest";
import { parseFeatures } from "~/platform/admin-features";
import { menuItemsFor } from "./menu-items";

const config = (words: string) => ({
  features: parseFeatures(words) ?? [],
  blogPathPrefix: "/blog/",
  timeZone: "America/Chicago",
});
const administrator = { isAdmin: true };
const hrefs = (user: Parameters<typeof menuItemsFor>[0], words = "full +analytics") =>
  menuItemsFor(user, config(words)).map(({ href }) => href.replace("/admin/", ""));

test("an administrator sees the fifteen core links with the hospital's seven after the sixth", () => {
  expect(hrefs(administrator)).toEqual([
    ...["dashboard", "analytics", "pages", "navigation", "footer", "images"],
    ...[
      "specialties",
      "locations",
      "staffmembers",
      "pressreleases",
      "mediacoverages",
      "classes",
      "cmu-scheduling",
      "giving",
      "newsletter",
      "patient-applications",
      "incident",
    ],
    ...["files", "blog", "calendarevent", "newsitem", "forms", "users", "settings", "search", "redirects"],
  ]);
  const classes = menuItemsFor(administrator, config("full")).find(({ href }) => href.endsWith("/classes"));
  expect(classes?.label).toBe("Classes & Events");
});

test("analytics is off unless the hospital switches it on", () => {
  expect(hrefs(administrator, "full")).not.toContain("analytics");
  expect(hrefs(administrator, "full")).toHaveLength(25);
});

test("the navigation-only reading leaves what no feature guards, and the navigation", () => {
  expect(hrefs(administrator, "navigation-only")).toEqual([
    ...["dashboard", "pages", "navigation", "images"],
    ...[
      "specialties",
      "locations",
      "staffmembers",
      "pressreleases",
      "mediacoverages",
      "classes",
      "cmu-scheduling",
      "giving",
      "newsletter",
      "patient-applications",
      "incident",
    ],
    ...["files", "users"],
  ]);
});

test.each([
  ["permissionPageEditor", ["pages", "navigation", "footer"]],
  ["permissionPageManager", ["pages", "navigation", "footer"]],
  ["permissionMediaManager", ["images", "files"]],
  ["permissionBlogManager", ["blog"]],
  ["permissionEventsManager", ["calendarevent"]],
  ["permissionNewsManager", ["pressreleases", "mediacoverages", "newsitem"]],
  ["permissionFormManager", ["forms"]],
  ["permissionUserManager", ["users"]],
  ["permissionUserAdministrator", ["users"]],
  ["permissionSettingsManager", ["incident", "settings", "search"]],
  ["permissionRedirectManager", ["redirects"]],
  ["permissionCHSpecialtiesManager", ["specialties"]],
  ["permissionCHLocationManager", ["locations"]],
  ["permissionCHStaffMemberManager", ["staffmembers"]],
  ["permissionCHClassManager", ["classes"]],
  ["permissionCHCMUSchedulingManager", ["cmu-scheduling"]],
  ["permissionFoundationManager", ["giving", "newsletter"]],
  ["permissionPatientFormManager", ["patient-applications"]],
  ["permissionIncidentManager", ["incident"]],
])("%s opens %j beside the dashboard", (flag, screens) => {
  expect(hrefs({ isAdmin: false, [flag]: true })).toEqual(["dashboard", "analytics", ...screens]);
});

test("nobody sees nothing", () => {
  expect(hrefs(null)).toEqual([]);
});

test("a menu without its configuration is a mistake of whoever set the site up", () => {
  expect(() => menuItemsFor(administrator, null)).toThrow("ccmsConfig is required and is missing");
  expect(() => menuItemsFor(administrator, undefined)).toThrow("ccmsConfig is required and is missing");
});

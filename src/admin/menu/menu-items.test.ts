import { expect, test } from "vitest";
import { contentTypes } from "~/content/registry";
import { type FeatureRoutes, inFeatureOrder } from "~/features";
import { parseFeatures } from "~/platform/admin-features";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { ofFeature } from "../../../test/of-feature";
import type { FeatureMenu } from "./feature-menu";
import { actionsFor, menuItemAt, menuItemsFor } from "./menu-items";

const config = (words: string) => ({
  features: parseFeatures(words) ?? [],
  blogPathPrefix: "/blog/",
  timeZone: "America/Chicago",
});
const administrator = {
  isAdmin: true,
  ...Object.fromEntries(permissionFlags.map((flag) => [flag, true])),
};
const hrefs = (user: Parameters<typeof menuItemsFor>[0], words = "full +analytics") =>
  menuItemsFor(user, config(words)).map(({ href }) => href.replace("/admin/", ""));

test("an administrator sees the fifteen core links with the hospital's seven after the sixth, then ours", () => {
  expect(hrefs(administrator)).toEqual([
    "dashboard",
    "analytics",
    "pages",
    "navigation",
    "footer",
    "images",
    "specialties",
    "locations",
    "staffmembers",
    "pressreleases",
    "mediacoverages",
    "classes",
    "cmu-scheduling",
    "files",
    "blog",
    "calendarevent",
    "newsitem",
    "forms",
    "users",
    "settings",
    "search",
    "redirects",
    "giving",
    ...ofFeature("newsletter", "newsletter"),
    "patient-applications",
    ...ofFeature("incident", "incident"),
    "job-openings",
  ]);
  const classes = menuItemsFor(administrator, config("full")).find(({ href }) => href.endsWith("/classes"));
  expect(classes?.label).toBe("Classes & Events");
});

test("analytics is off unless the hospital switches it on", () => {
  expect(hrefs(administrator)).toContain("analytics");
  expect(hrefs(administrator, "full")).toEqual(hrefs(administrator).filter((one) => one !== "analytics"));
});

test("the navigation-only preset keeps the navigation and everything that no feature controls", () => {
  expect(hrefs(administrator, "navigation-only")).toEqual([
    "dashboard",
    "pages",
    "navigation",
    "images",
    "specialties",
    "locations",
    "staffmembers",
    "pressreleases",
    "mediacoverages",
    "classes",
    "cmu-scheduling",
    "files",
    "users",
    "giving",
    ...ofFeature("newsletter", "newsletter"),
    "patient-applications",
    ...ofFeature("incident", "incident"),
    "job-openings",
  ]);
});

test.each([
  ["analytics", "analytics"],
  ["navigation", "navigation"],
  ["footer", "footer"],
  ["blog", "blog"],
  ["events", "calendarevent"],
  ["news", "newsitem"],
  ["forms", "forms"],
  ["settings", "settings"],
  ["search", "search"],
  ["redirects", "redirects"],
])("without the feature %s an administrator's menu lacks %s and nothing else", (feature, screen) => {
  const all = hrefs(administrator);
  expect(all).toContain(screen);
  expect(hrefs(administrator, `full +analytics -${feature}`)).toEqual(all.filter((one) => one !== screen));
});

test("the dashboard is in the menu of everyone who may enter, without any permission or feature", () => {
  expect(hrefs({ isAdmin: true })).toEqual(["dashboard"]);
  expect(hrefs({ isAdmin: true }, "navigation-only -navigation")).toEqual(["dashboard"]);
});

test.each([
  ["permissionPageEditor", ["pages", "navigation", "footer"]],
  ["permissionPageManager", ["analytics", "pages", "navigation", "footer"]],
  ["permissionMediaManager", ["images", "files"]],
  ["permissionBlogManager", ["blog"]],
  ["permissionEventsManager", ["calendarevent"]],
  ["permissionNewsManager", ["pressreleases", "mediacoverages", "newsitem"]],
  ["permissionFormManager", ["forms", "job-openings"]],
  ["permissionUserManager", ["users"]],
  ["permissionUserAdministrator", ["users"]],
  ["permissionSettingsManager", ["analytics", "settings", "search", ...ofFeature("incident", "incident")]],
  ["permissionRedirectManager", ["redirects"]],
  ["permissionCHSpecialtiesManager", ["specialties"]],
  ["permissionCHLocationManager", ["locations"]],
  ["permissionCHStaffMemberManager", ["staffmembers"]],
  ["permissionCHClassManager", ["classes"]],
  ["permissionCHCMUSchedulingManager", ["cmu-scheduling"]],
  ["permissionFoundationManager", ["analytics", "giving", ...ofFeature("newsletter", "newsletter")]],
  ["permissionPatientFormManager", ["patient-applications"]],
  ["permissionIncidentManager", ofFeature("incident", "incident")],
])("%s opens %j beside the dashboard", (flag, screens) => {
  expect(hrefs({ isAdmin: true, [flag]: true })).toEqual(["dashboard", ...screens]);
});

test("a visitor sees nothing, nor does an account that may not enter the admin area", () => {
  expect(hrefs(null)).toEqual([]);
  expect(hrefs({ ...administrator, isAdmin: false })).toEqual([]);
});

test("offers only administrators the screens that no permission opens", () => {
  const subItems = (user: Parameters<typeof menuItemsFor>[0]) =>
    menuItemsFor(user, config("full")).flatMap((item) => item.subItems ?? []);
  const personalData = expect.objectContaining({ href: "/admin/settings/personal-data" });
  expect(subItems(administrator)).toContainEqual(personalData);
  expect(subItems({ ...administrator, permissionBlogManager: false })).not.toContainEqual(personalData);
});

test("throws without its configuration", () => {
  expect(() => menuItemsFor(administrator, null)).toThrow("ccmsConfig is required and is missing");
  expect(() => menuItemsFor(administrator, undefined)).toThrow("ccmsConfig is required and is missing");
});

test("every list of records has a link, and a sub-item's screen needs the same permissions as its item", () => {
  const links = menuItemsFor(administrator, config("full")).flatMap(({ href, subItems = [] }) => [
    href,
    ...subItems.map((item) => item.href),
  ]);
  const lists = contentTypes().filter(({ singleton, name }) => !singleton && name !== "mediaFolder");
  for (const { apiName } of lists) expect(links).toContain(`/admin/${apiName}`);
  expect(menuItemAt("/admin/class-types/new")?.anyOf).toEqual(["permissionCHClassManager"]);
});

test("every screen that needs no record is in the menu or among the actions of Ctrl-K", () => {
  const routes = import.meta.glob<FeatureRoutes>("../../features/*/routes.ts", {
    eager: true,
    import: "routes",
  });
  const screens = inFeatureOrder(routes)
    .flatMap(({ admin = {} }) => Object.keys(admin))
    .map((path) => `/admin/${path.replace(/\/:\w+\?$/, "")}`)
    .filter((path) => !path.includes(":"));
  const everything = config("full +analytics");
  const offered = [
    ...menuItemsFor(administrator, everything).flatMap((item) => [item, ...(item.subItems ?? [])]),
    ...actionsFor(administrator, everything),
  ].map(({ href }) => href);
  // A link in an email opens it.
  expect(screens.filter((path) => !offered.includes(path))).toEqual(["/admin/new-email"]);
});

test("actions follow the permissions and the features that are on", () => {
  const labels = (user: Parameters<typeof actionsFor>[0], words = "full") =>
    actionsFor(user, config(words)).map(({ label }) => label);
  const clerk = { isAdmin: true, permissionFoundationManager: true };
  expect(labels(clerk)).toContain("Enter several checks");
  expect(labels(clerk)).not.toContain("Invite a colleague");
  expect(labels({ isAdmin: true })).not.toContain("Enter several checks");
  const it = { isAdmin: true, permissionSettingsManager: true };
  expect(labels(it)).toContain("See payments and refunds");
  expect(labels(it, "full -settings")).not.toContain("See payments and refunds");
  expect(labels(null)).toEqual([]);
});

test("every permission is in the manifest of one feature", () => {
  const manifests = import.meta.glob<FeatureMenu>("../../features/*/admin/menu.ts", {
    eager: true,
    import: "menu",
  });
  const stated = Object.values(manifests).flatMap(({ permissions = {} }) => Object.keys(permissions));
  expect(stated.sort()).toEqual([...permissionFlags].sort());
});

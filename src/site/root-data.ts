import type { CaptchaClient } from "~/platform/captcha/captcha";
import type { ShellParts } from "~/server/shell-part";
import type { HiddenAddresses } from "~/ui/link/hidden-addresses";
import type { PictureImage } from "~/ui/picture/picture";
import type { MapSettings } from "./map-settings";

export interface MenuItem {
  label: string;
  /** `#` only opens its sub-items. */
  href: string;
  /** The language of the label if it differs from the page's. */
  lang?: string;
  subItems?: MenuItem[];
}

export interface ShellMenus {
  main: MenuItem[];
  /** Upper right on wide screens, below the main menu on narrow ones. */
  extra: MenuItem[];
  /** Groups of links. */
  footer: MenuItem[];
}

/** The hospital's details in the shell. Phones are digits, formatted and linked by the site's rules. */
export interface ShellSettings {
  hospitalName: string;
  shortName: string;
  tagline?: string;
  mainPhone: string;
  emergencyLine: string;
  crisisLine: string;
  phones: { label: string; phone: string; hours?: string }[];
  languagePhone?: string;
  email?: string;
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressPostalCode: string;
  foundationName?: string;
  foundationTaxId?: string;
  socialLinks?: { label: string; href: string }[];
  /** Used for pages without a picture. */
  shareImage?: ShareableImage | null;
  logo?: PictureImage | null;
  mapImage?: PictureImage | null;
  /** The hospital's own colors: the main one, and the version of the style sheet that contains them. */
  brand?: { main: string; version: string } | null;
}

export interface ShareableImage {
  /** Empty if the picture has no file for sharing. */
  shareSrc: string;
  alt: string;
}

/** The root loader's data for every page. The app adds the data of its features (`app/root-data.ts`). */
export interface RootData {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  /** Whether the page is a draft, which a preview link shows. */
  isDraft: boolean | undefined;
  map: MapSettings;
  captcha: CaptchaClient;
  /** Addresses that disabled features hide: links to them are shown as plain text. */
  hidden: HiddenAddresses;
  menus: ShellMenus;
  settings: ShellSettings | null;
  /** Data that features show on every page; without features that are not part of the site. */
  parts: Partial<ShellParts>;
}

/**
 * Before anything is published, and if the settings cannot be read: the site still shows what to do in an
 * emergency.
 */
export const noSettings: ShellSettings = {
  hospitalName: "Hospital",
  shortName: "Hospital",
  mainPhone: "",
  emergencyLine: "Emergency? Call 911.",
  crisisLine: "Thinking of suicide, or worried about someone? Call or text 988 at any hour.",
  phones: [],
  addressLine1: "",
  addressCity: "",
  addressState: "",
  addressPostalCode: "",
};

export const noMenus: ShellMenus = { main: [], extra: [], footer: [] };

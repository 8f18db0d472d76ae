import type { Brand } from "~/content/types/settings/brand";
import type { PictureImage } from "~/ui/picture/picture";

export interface MenuItem {
  label: string;
  /** `#` only opens its sub-items. */
  href: string;
  /** The language of the label where it is not the page's own. */
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

/** What the shell says of the hospital. Phones are digits; they are shown and dialled by the site's rules. */
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
  logo?: PictureImage | null;
  mapImage?: PictureImage | null;
  /** Of the style sheet with the hospital's own colours. */
  brand?: Brand | null;
}

/** Before anything is published, and when the records cannot be read: the site still says what to do in an emergency. */
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

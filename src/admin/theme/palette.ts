import type { MantineColorsTuple } from "@mantine/core";

/**
 * The site's colors (src/ui/tokens.css) as the ten shades that Mantine requires, light to dark. The seventh
 * is the token itself, so that filled elements have white text as on the public pages.
 */
export const palette = {
  teal: shades(
    "#f1f8f6",
    "#e0efec",
    "#c0dfd9",
    "#98c9c1",
    "#6bb0a6",
    "#43978b",
    "#268479",
    "#12756b",
    "#0c5a52",
    "#09423c",
  ),
  pine: shades(
    "#eff5f4",
    "#dbe9e6",
    "#b7d3cd",
    "#8db8b0",
    "#629c92",
    "#3d8076",
    "#22665d",
    "#0f4c45",
    "#0a3833",
    "#072824",
  ),
  clay: shades(
    "#fdf4f0",
    "#fbeae4",
    "#f4cfc3",
    "#e9aa97",
    "#dc8068",
    "#cd6046",
    "#bf5036",
    "#b2432a",
    "#8e3320",
    "#6d2617",
  ),
  red: shades(
    "#fdf1f2",
    "#fae0e3",
    "#f2bcc3",
    "#e68f9a",
    "#d76171",
    "#c53d50",
    "#b2283b",
    "#a3192b",
    "#821322",
    "#610e19",
  ),
  amber: shades(
    "#fef9ec",
    "#fdf3dc",
    "#fae5b4",
    "#f7d586",
    "#f4c55f",
    "#f2b441",
    "#d59420",
    "#7d5508",
    "#634305",
    "#4a3203",
  ),
  green: shades(
    "#eef7f1",
    "#dcefe3",
    "#b7dcc4",
    "#8cc5a0",
    "#5fab7a",
    "#3d925b",
    "#277d46",
    "#1c6b3c",
    "#14522d",
    "#0d3b20",
  ),
  gray: shades(
    "#fbf9f5",
    "#f4f1ea",
    "#eae7df",
    "#dcd8ce",
    "#c2c1b8",
    "#98a09c",
    "#6f7c79",
    "#4a5855",
    "#303d3a",
    "#1b2624",
  ),
  // Grounds and texts of the dark scheme, light to dark; Mantine's own names.
  dark: shades(
    "#e8eeec",
    "#c9d4d1",
    "#aab9b5",
    "#93a29e",
    "#3c4b48",
    "#2e3d3a",
    "#1f2b29",
    "#17211f",
    "#121b1a",
    "#0f1716",
  ),
};

function shades(...shadeList: [string, ...string[]]): MantineColorsTuple {
  return shadeList as unknown as MantineColorsTuple;
}

import type { Ground, HairColor, SkinTone } from "./person";

export interface Skin {
  readonly base: string;
  readonly shade: string;
  /** Folds and the darkest shadows. */
  readonly deep: string;
  readonly blush: string;
  /** How strongly it shows. */
  readonly flush: number;
  readonly lip: string;
}

export const skins: Record<SkinTone, Skin> = {
  porcelain: {
    base: "#F7DCC8",
    shade: "#E5B79C",
    deep: "#BC8066",
    blush: "#EE9C86",
    flush: 0.5,
    lip: "#CB7263",
  },
  fair: { base: "#F1CBAB", shade: "#DBA27D", deep: "#AE7252", blush: "#E58A6D", flush: 0.46, lip: "#BF6857" },
  olive: {
    base: "#E6BB92",
    shade: "#C8946A",
    deep: "#976442",
    blush: "#D98461",
    flush: 0.42,
    lip: "#B0604E",
  },
  tan: { base: "#D3A074", shade: "#B07B51", deep: "#7F5231", blush: "#C97650", flush: 0.42, lip: "#A45644" },
  almond: {
    base: "#BB855A",
    shade: "#956039",
    deep: "#693E22",
    blush: "#B9613F",
    flush: 0.4,
    lip: "#8F4A3A",
  },
  brown: {
    base: "#9A6642",
    shade: "#774829",
    deep: "#4F2C17",
    blush: "#A04F34",
    flush: 0.42,
    lip: "#7E3F33",
  },
  umber: { base: "#774A31", shade: "#57321F", deep: "#361C10", blush: "#8C402B", flush: 0.4, lip: "#6C342C" },
  deep: { base: "#583624", shade: "#3D2316", deep: "#24130B", blush: "#763524", flush: 0.4, lip: "#5E2D27" },
};

export const isDark = (tone: SkinTone) => ["almond", "brown", "umber", "deep"].includes(tone);

export interface HairTone {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

export const hairTones: Record<HairColor, HairTone> = {
  black: { base: "#22211F", shade: "#121212", light: "#46423E" },
  espresso: { base: "#38271F", shade: "#221611", light: "#5D4437" },
  brown: { base: "#5A3B28", shade: "#3E2719", light: "#80583D" },
  chestnut: { base: "#7A4A2C", shade: "#57321C", light: "#A26B43" },
  auburn: { base: "#8C4526", shade: "#652D16", light: "#B7673D" },
  ginger: { base: "#BC6A33", shade: "#8F4A1F", light: "#DE9355" },
  blond: { base: "#D8AE66", shade: "#B08442", light: "#EED095" },
  sand: { base: "#B58F62", shade: "#8D6A43", light: "#D3B38A" },
  grey: { base: "#8B8781", shade: "#66625E", light: "#B1ADA6" },
  silver: { base: "#BDBBB5", shade: "#938F8A", light: "#DEDCD7" },
  white: { base: "#E6E3DC", shade: "#BEB9B0", light: "#F8F6F1" },
};

/** Upper and lower tone of the ground behind a person, and the hill on it. */
export const groundTones: Record<Ground, readonly [top: string, bottom: string, hill: string]> = {
  mist: ["#E8F2F0", "#CFE3DE", "#BAD6CE"],
  sand: ["#FAF1E2", "#F1DFC1", "#E9D0A6"],
  sage: ["#D5E5D6", "#B4D0BB", "#9CC0A8"],
  wheat: ["#FBE9C3", "#F3D28F", "#EABF6C"],
  dusk: ["#C5DBDD", "#9DC0C4", "#84ADB2"],
  rose: ["#F5D8C6", "#E5AC90", "#D69677"],
};

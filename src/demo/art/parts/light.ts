import type { Stop } from "../drawing";
import { palette } from "../palette";
import type { Masonry } from "./masonry";
import type { Foliage } from "./trees";

/** Everything a time of day decides: the sky, the hills from far to near, walls and leaves. */
export interface Light {
  readonly sky: readonly Stop[];
  readonly hills: readonly [far: string, middle: string, near: string, front: string];
  readonly walls: Masonry;
  readonly leaves: Foliage;
  readonly cloud: string;
}

const { pine, night, apricot, rose, bark } = palette;

export const goldenHour: Light = {
  sky: [
    [0, "#E3EFEB"],
    [38, "#F6EFDD"],
    [66, "#FADDA9"],
    [100, apricot],
  ],
  hills: ["#D9CFA8", "#9DB591", "#4D8672", pine],
  walls: {
    front: "#B4583B",
    side: "#E08A5B",
    trim: "#F0D3A2",
    trimSide: "#FFE7BC",
    roof: "#175A51",
    roofSide: "#3F8577",
    glass: "#4A3A3A",
    lit: "#FFD98A",
    door: "#5A2E22",
  },
  leaves: { shade: "#2C6655", body: "#5E9163", light: "#9BAF62", wood: bark },
  cloud: "#FFF6E4",
};

export const day: Light = {
  sky: [
    [0, "#BFE0DC"],
    [60, "#E8F2EC"],
    [100, "#FBF3E0"],
  ],
  hills: ["#BFD6C4", "#8DB39C", "#5B937B", "#2A6B5C"],
  walls: {
    front: "#C56A4B",
    side: "#98472F",
    trim: "#F6E9D2",
    trimSide: "#D9C5A6",
    roof: "#175A51",
    roofSide: "#0D4139",
    glass: "#35585B",
    lit: "#CFE6E2",
    door: "#173F3B",
  },
  leaves: { shade: "#25604F", body: "#4D8A69", light: "#6FA571", wood: bark },
  cloud: "#FFFFFF",
};

export const dusk: Light = {
  sky: [
    [0, "#1D5257"],
    [45, "#5E8F93"],
    [78, "#E8B48C"],
    [100, "#F6C98F"],
  ],
  hills: ["#6C8F8C", "#3D706C", "#1C5550", night],
  walls: {
    front: "#6B3A33",
    side: "#874A3A",
    trim: "#B99A83",
    trimSide: "#D8B48F",
    roof: "#0B3834",
    roofSide: "#175049",
    glass: "#2A3A40",
    lit: "#FFD27A",
    door: "#3A211C",
  },
  leaves: { shade: "#0E3D39", body: "#1E5A50", light: "#3F7A66", wood: "#2C2A28" },
  cloud: "#F0C3A0",
};

export const nightfall: Light = {
  sky: [
    [0, "#08262A"],
    [55, "#10434A"],
    [100, "#2F6B6C"],
  ],
  hills: ["#1E5557", "#15474A", "#0D3839", "#08282A"],
  walls: {
    front: "#4A2F2F",
    side: "#593832",
    trim: "#7D6D63",
    trimSide: "#8F7B6B",
    roof: "#072624",
    roofSide: "#0E3B37",
    glass: "#12282D",
    lit: "#FFCF70",
    door: "#241715",
  },
  leaves: { shade: "#082B2A", body: "#0F3F3B", light: "#1C5550", wood: "#0E2322" },
  cloud: "#1D5257",
};

export const dawn: Light = {
  ...goldenHour,
  sky: [
    [0, "#A9CFCF"],
    [48, "#F3E3D0"],
    [80, "#F6C3A0"],
    [100, rose],
  ],
  hills: ["#D8B9A6", "#8FA89B", "#3F7A6E", pine],
};

export const winter: Light = {
  sky: [
    [0, "#6E9FA6"],
    [50, "#B5D0D0"],
    [100, "#F3DCC2"],
  ],
  hills: ["#C9DDDC", "#DCE9E8", "#EDF4F2", "#FFFFFF"],
  walls: {
    front: "#8A4A3B",
    side: "#AD6249",
    trim: "#E9F1F0",
    trimSide: "#FFFFFF",
    roof: "#2C6660",
    roofSide: "#E6F0EF",
    glass: "#31484E",
    lit: "#FFD582",
    door: "#4A2A22",
  },
  leaves: { shade: "#2E5F58", body: "#47807A", light: "#E6F0EF", wood: "#4B4440" },
  cloud: "#E8F2F0",
};

export const spring: Light = {
  ...day,
  sky: [
    [0, "#A9D5D6"],
    [60, "#E1F0EA"],
    [100, "#FDF4E2"],
  ],
  hills: ["#C5DCC0", "#9CC58F", "#74AE74", "#3F8760"],
  leaves: { shade: "#4C8F5E", body: "#7DB765", light: "#B3D681", wood: bark },
};

export const storm: Light = {
  sky: [
    [0, "#3B5358"],
    [50, "#6E8A8A"],
    [80, "#C9BE9A"],
    [100, "#F2D08C"],
  ],
  hills: ["#9DA793", "#5F8079", "#335F59", "#173F3B"],
  walls: {
    front: "#7F4537",
    side: "#A9613F",
    trim: "#D9C6A0",
    trimSide: "#F0DDB4",
    roof: "#123F3B",
    roofSide: "#23605A",
    glass: "#2B3438",
    lit: "#FFD582",
    door: "#3A211C",
  },
  leaves: { shade: "#1E4A44", body: "#336B5C", light: "#5B8A66", wood: "#3B342F" },
  cloud: "#4E686C",
};

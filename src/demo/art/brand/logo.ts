import { drawing } from "../drawing";
import { palette } from "../palette";
import { place } from "../parts/place";
import { svg } from "../svg";
import { lanternMark } from "./lantern-mark";

const { pine, amber, sand } = palette;
const onLight = { metal: pine, glass: amber, flame: "#FFF3D0", hill: pine };
const onDark = { metal: sand, glass: amber, flame: "#FFF3D0", hill: pine };

/** The mark for light grounds, beside the name: cut to the lantern itself, 40 by 60 pixels. */
export const logoMark = () => drawing("logo-mark", 40, 60, () => place(lanternMark(onLight), -12, -1.5, 1));

/** The mark for pine and other dark grounds. */
export const logoMarkReversed = () => drawing("logo-mark-reversed", 64, 64, () => lanternMark(onDark));

/** The icon of browser tabs: the reversed mark on a rounded pine square, large enough to read at 16 pixels. */
export const favicon = () =>
  drawing(
    "favicon",
    64,
    64,
    () =>
      svg`<rect width="64" height="64" rx="14" fill="${pine}"/>${place(lanternMark(onDark), 4.2, 3.6, 0.87)}`,
  );

/** The icon of installed apps, 512 by 512; the mark keeps inside the safe circle of maskable icons. */
export const appIcon = () =>
  drawing(
    "app-icon",
    512,
    512,
    (paint) => svg`<rect width="512" height="512" fill="${pine}"/>
      <circle cx="256" cy="270" r="250" fill="${paint.radial([
        [0, amber, 0.42],
        [55, amber, 0.12],
        [100, amber, 0],
      ])}"/>${place(lanternMark(onDark), 80, 72, 5.5)}`,
  );

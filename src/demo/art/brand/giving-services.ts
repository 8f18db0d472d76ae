import { drawing } from "../drawing";
import { palette } from "../palette";
import { svg } from "../svg";

const { pine, teal, amber, clay, sand } = palette;
const FONT = `font-family="Verdana, 'DejaVu Sans', sans-serif" font-weight="700"`;

/** The button of an invented payment service: a coin with an ear of wheat, and its name. */
export const plainsPay = () =>
  drawing(
    "plains-pay",
    176,
    48,
    () => svg`<circle cx="24" cy="24" r="20" fill="${teal}"/>
      <path d="M24 38V17" stroke="${sand}" stroke-width="2.5" stroke-linecap="round"/>
      <path d="M24 18c-4-2-5-6-3-10 4 2 5 6 3 10zM24 26c-5 0-8-3-8-7 5 0 8 3 8 7zM24 26c5 0 8-3 8-7-5 0-8 3-8 7zM24 33c-5 0-8-3-8-7 5 0 8 3 8 7zM24 33c5 0 8-3 8-7-5 0-8 3-8 7z" fill="${amber}"/>
      <text x="52" y="31" font-size="20" fill="${pine}" textLength="120" ${FONT}>PlainsPay</text>`,
  );

/** The button of another: two hands that hand a seed on, as two arcs and a dot, and its name. */
export const handOn = () =>
  drawing(
    "hand-on",
    160,
    48,
    () => svg`<rect x="4" y="4" width="40" height="40" rx="12" fill="${clay}"/>
      <path d="M11 27c3 7 10 9 17 6l8-5" fill="none" stroke="${sand}" stroke-width="4" stroke-linecap="round"/>
      <path d="M37 20c-3-6-9-8-15-5l-8 4" fill="none" stroke="${amber}" stroke-width="4" stroke-linecap="round"/>
      <circle cx="24" cy="23" r="3" fill="${sand}"/>
      <text x="54" y="31" font-size="20" fill="${pine}" textLength="96" ${FONT}>HandOn</text>`,
  );

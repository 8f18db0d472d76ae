import { random } from "../random";
import { svg } from "../svg";

/** A sheaf of wheat tied in the middle, standing on the origin; `stalk` is the symbol of one stalk. */
export function sheaf(stalk: string, tie: string): string {
  const next = random("sheaf");
  const stalks = Array.from({ length: 11 }, (_, i) => {
    const turn = (i - 5) * 5.5 + (next() - 0.5) * 4;
    return svg`<use href="${stalk}" transform="translate(${(i - 5) * 2.6} -30) rotate(${turn}) scale(${0.62 + next() * 0.1})"/>`;
  });
  return svg`<path d="M-16 -36Q-26 -10 -34 0H34Q26 -10 16 -36Q12 -60 22 -84H-22Q-12 -60 -16 -36Z" fill="#C08F3C"/><path d="M-16 -36Q-26 -10 -34 0H-10Q-8 -30 -6 -84H-22Q-12 -60 -16 -36Z" fill="#96692B"/>${stalks}
    <path d="M-18 -46Q0 -40 18 -46V-37Q0 -31 -18 -37Z" fill="${tie}"/>`;
}

/** A tractor of about 1950 facing right, its wheels on the origin's line, about 260 pixels long. */
export function tractor(body: string, shade: string, wheel: string, rim: string): string {
  return svg`<path d="M30 -120H210Q226 -120 226 -104V-64H30Z" fill="${body}"/><path d="M30 -84H226V-64H30Z" fill="${shade}"/><path d="M214 -120Q228 -120 230 -104V-60H214Z" fill="${rim}"/><path d="M150 -120V-168H158V-120Z" fill="${wheel}"/>
    <path d="M40 -118L52 -166H60L52 -118ZM34 -170L76 -160V-154L32 -164Z" fill="${wheel}"/><path d="M-26 -128H22V-118H-6L-2 -70H-16L-22 -118H-30Q-34 -128 -26 -128Z" fill="${shade}"/>
    <circle cx="-10" cy="-66" r="66" fill="${wheel}"/><circle cx="-10" cy="-66" r="40" fill="${rim}"/><circle cx="-10" cy="-66" r="28" fill="${shade}"/><circle cx="-10" cy="-66" r="9" fill="${rim}"/>
    <circle cx="196" cy="-36" r="36" fill="${wheel}"/><circle cx="196" cy="-36" r="20" fill="${rim}"/><circle cx="196" cy="-36" r="7" fill="${wheel}"/>`;
}

function wheel(x: number, r: number, wood: string, dark: string): string {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return svg`M${-Math.cos(a) * r} ${-Math.sin(a) * r}L${Math.cos(a) * r} ${Math.sin(a) * r}`;
  });
  return svg`<g transform="translate(${x} ${-r})"><path d="${spokes}" stroke="${wood}" stroke-width="${r * 0.11}"/><circle r="${r * 0.9}" fill="none" stroke="${dark}" stroke-width="${r * 0.2}"/><circle r="${r * 0.2}" fill="${dark}"/></g>`;
}

/** A hay wagon with its load of sheaves, from its left wheel at the origin, 330 pixels long. */
export function wagon(bundle: string, wood: string, dark: string): string {
  const load = [
    [30, -118, 0.9, -18],
    [92, -122, 1, -6],
    [158, -124, 1, 4],
    [222, -122, 1, 12],
    [286, -118, 0.9, 24],
    [66, -160, 0.9, -14],
    [130, -172, 0.95, 0],
    [196, -170, 0.95, 6],
    [256, -158, 0.9, 18],
    [166, -212, 0.85, 2],
  ];
  return svg`${load.map(([x = 0, y = 0, s = 1, turn = 0]) => svg`<use href="${bundle}" transform="translate(${x} ${y + 40}) rotate(${turn}) scale(${s})"/>`)}
    <path d="M-24 -124H350V-110H-24ZM-24 -96H350V-82H-24ZM-20 -68H346V-50H-20Z" fill="${wood}"/><path d="M-24 -128H-12V-50H-24ZM96 -124H108V-50H96ZM216 -124H228V-50H216ZM338 -128H350V-50H338Z" fill="${dark}"/><path d="M346 -54L430 -40V-30L346 -42Z" fill="${dark}"/>${wheel(46, 46, wood, dark)}${wheel(280, 46, wood, dark)}`;
}

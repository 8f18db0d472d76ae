import { mix } from "../color";
import { svg } from "../svg";

/** A shop front of Main Street, seen straight on; its origin is the lower left corner. */
export interface Storefront {
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly trim: string;
  readonly awning?: string;
  readonly windows: number;
  readonly lit?: boolean;
  /** The shape of its parapet. */
  readonly top: "flat" | "stepped" | "arched";
}

/** A striped awning hanging from the line y = 0, `drop` pixels deep. */
export function awning(width: number, drop: number, color: string, light = "#FAF6EF", flare = 14): string {
  const stripes = Math.max(6, Math.round(width / 24));
  const step = width / stripes;
  const low = (i: number) => -flare + ((width + flare * 2) / stripes) * i;
  const lowStep = (width + flare * 2) / stripes;
  const stripe = (i: number) =>
    svg`M${i * step} 0H${(i + 1) * step}L${low(i + 1)} ${drop}a${lowStep / 2} ${lowStep * 0.45} 0 0 1 ${-lowStep} 0Z`;
  const all = Array.from({ length: stripes }, (_, i) => stripe(i));
  return svg`<path d="${all.filter((_, i) => i % 2 === 0)}" fill="${color}"/><path d="${all.filter((_, i) => i % 2)}" fill="${light}"/>
    <path d="M${-flare} ${drop}H${width + flare}L${width + flare * 0.6} ${drop * 0.78}H${-flare * 0.6}Z" fill="#0B1F1E" opacity=".14"/>`;
}

/** Draws the front with its upper windows, cornice, shop window, door and awning. */
export function storefront({
  width: w,
  height: h,
  wall,
  trim,
  awning: canopy,
  windows,
  lit = false,
  top,
}: Storefront): string {
  const shade = mix(wall, "#2A1512", 0.22);
  const glass = lit ? "#FFD98A" : "#35585B";
  const parapet = {
    flat: svg`M0 0V${-h}H${w}V0Z`,
    stepped: svg`M0 0V${-h}H${w * 0.2}V${-h - 22}H${w * 0.36}V${-h - 40}H${w * 0.64}V${-h - 22}H${w * 0.8}V${-h}H${w}V0Z`,
    arched: svg`M0 0V${-h}H${w * 0.24}Q${w * 0.5} ${-h - 74} ${w * 0.76} ${-h}H${w}V0Z`,
  }[top];
  const step = w / windows;
  const upper = Array.from({ length: windows }, (_, i) => step * (i + 0.5));
  const pane = (x: number, pw: number, y: number, ph: number) =>
    svg`M${x - pw / 2} ${y}V${y - ph}Q${x} ${y - ph - pw * 0.3} ${x + pw / 2} ${y - ph}V${y}Z`;
  const bay = Math.min(44, step * 0.5);
  const shop = 132;
  return svg`<path d="${parapet}" fill="${wall}"/><path d="M0 0V${-h}H${w * 0.05}V0ZM0 ${-h + 34}H${w}V${-h + 26}H0Z" fill="${shade}"/>
    <path d="M-6 ${-h + 26}V${-h + 10}H${w + 6}V${-h + 26}Z" fill="${trim}"/>
    <path d="${upper.map((x) => pane(x, bay + 12, -h * 0.5 + 6, (h - shop) * 0.42))}" fill="${trim}"/>
    <path d="${upper.map((x) => pane(x, bay, -h * 0.5, (h - shop) * 0.4))}" fill="${glass}"/>
    <path d="${upper.map((x) => svg`M${x - 2} ${-h * 0.5}v${-(h - shop) * 0.46}h4v${(h - shop) * 0.46}ZM${x - bay / 2} ${-h * 0.5 - (h - shop) * 0.2}h${bay}v4h${-bay}Z`)}" fill="${trim}"/>
    <path d="M${w * 0.06} 0V${-shop}H${w * 0.94}V0Z" fill="${trim}"/>
    <path d="M${w * 0.09} -26V${-shop + 8}H${w * 0.58}V-26ZM${w * 0.64} 0V${-shop + 30}H${w * 0.78}V0ZM${w * 0.82} -26V${-shop + 8}H${w * 0.91}V-26ZM${w * 0.64} ${-shop + 8}H${w * 0.78}V${-shop + 22}H${w * 0.64}Z" fill="${lit ? "#FFE1A0" : "#7FAFAF"}"/>
    <path d="M${w * 0.09} -26L${w * 0.32} ${-shop + 8}H${w * 0.44}L${w * 0.21} -26Z" fill="#fff" opacity=".28"/>
    <path d="M${w * 0.635} 0V${-shop + 26}H${w * 0.645}V0ZM${w * 0.775} 0V${-shop + 26}H${w * 0.785}V0ZM${w * 0.7} 0V${-shop + 30}H${w * 0.715}V0Z" fill="${shade}"/>
    ${canopy && svg`<g transform="translate(${w * 0.04} ${-shop - 6})">${awning(w * 0.92, 46, canopy)}</g>`}`;
}

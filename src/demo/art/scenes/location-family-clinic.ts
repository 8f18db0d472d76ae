import { lanternMark } from "../brand/lantern-mark";
import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { day } from "../parts/light";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { storefront } from "../parts/storefront";
import { cottonwood } from "../parts/trees";
import { svg } from "../svg";

function pickup(): string {
  return svg`<path d="M0 -26Q0 -58 22 -60L96 -62L122 -106Q126 -112 134 -112H198Q206 -112 208 -104L214 -62H300Q310 -62 310 -52V-22H0Z" fill="#12756B"/><path d="M0 -40H310V-22H0Z" fill="#0F4C45"/>
    <path d="M112 -64L132 -100H158V-64ZM166 -64V-100H194L200 -64Z" fill="#CFE6E2"/><path d="M-4 -30H40V-20H-4ZM276 -30H314V-20H276Z" fill="#E6EEEB"/><circle cx="10" cy="-44" r="8" fill="#FFE6AE"/>
    ${[64, 250].map((x) => svg`<circle cx="${x}" cy="-20" r="31" fill="#0C3A35"/><circle cx="${x}" cy="-20" r="25" fill="#1B2624"/><circle cx="${x}" cy="-20" r="11" fill="#C9D5D1"/>`)}`;
}

const lamp = `<path d="M-4 0V-250H4V0ZM-12 0V-14H12V0Z" fill="#1F3F3B"/><path d="M-14 -250H14L18 -292H-18Z" fill="#FFF1C9"/><path d="M-20 -290H20L10 -308H-10ZM-16 -252H16V-246H-16Z" fill="#1F3F3B"/>`;

/** Main Street in Alder Creek with the family clinic among the shops. */
export function locationFamilyClinic(): string {
  const { leaves, sky: stops } = day;
  return drawing("location-family-clinic", 1600, 900, (paint) => {
    const tree = paint.symbol(cottonwood("s", 100, leaves));
    const post = paint.symbol(lamp);
    return svg`${sky(paint, 1600, 900, stops)}${cloud("f1", 180, 190, 420, 80, "#F6FBF9")}${cloud("f2", 1080, 160, 380, 80, "#F6FBF9")}
      <path d="${ridge(
        [
          [0, 470],
          [400, 440],
          [1200, 450],
          [1600, 430],
        ],
        700,
      )}" fill="#BFD6C4"/>
      <use href="${tree}" transform="translate(70 640) scale(4.2)"/><use href="${tree}" transform="translate(1540 640) scale(-4.4 4.4)"/>
      ${place(storefront({ width: 270, height: 330, wall: "#D9A36A", trim: "#F6E9D2", awning: "#B2432A", windows: 3, top: "flat" }), 120, 700)}
      ${place(storefront({ width: 250, height: 390, wall: "#9C4A33", trim: "#EAD5B4", windows: 3, top: "arched", awning: "#E0B35A" }), 390, 700)}
      ${place(storefront({ width: 400, height: 430, wall: "#C56A4B", trim: "#FAF1E0", awning: "#12756B", windows: 4, top: "stepped", lit: true }), 640, 700)}
      ${place(storefront({ width: 260, height: 360, wall: "#7E9C8C", trim: "#F1EBDD", windows: 3, top: "flat", awning: "#35585B" }), 1040, 700)}
      ${place(storefront({ width: 230, height: 320, wall: "#B7573D", trim: "#EAD5B4", windows: 2, top: "arched", awning: "#B2432A" }), 1300, 700)}
      <circle cx="840" cy="268" r="34" fill="#FAF1E0"/>${place(lanternMark({ metal: "#0F4C45", glass: "#F2B441", flame: "#FFF3D0", hill: "#0F4C45" }), 815, 242, 0.8)}
      <g transform="translate(1030 470)"><path d="M0 -44V-36H30V-44Z" fill="#1F3F3B"/><rect x="12" y="-36" width="64" height="84" rx="10" fill="#0F4C45"/><path d="M36 -22H52V-6H68V10H52V26H36V10H20V-6H36Z" fill="#FAF6EF"/></g>
      <path d="M0 700H1600V762H0Z" fill="#E4DAC6"/><path d="M0 752H1600V770H0Z" fill="#C9BCA2"/><path d="M0 770H1600V900H0Z" fill="#7F9490"/><path d="M0 866H1600V900H0Z" fill="#748985"/>
      <path d="M40 832H220V840H40ZM400 832H580V840H400ZM760 832H940V840H760ZM1120 832H1300V840H1120ZM1480 832H1600V840H1480Z" fill="#F1E3BC"/>
      ${[240, 616, 1000, 1420].map((x) => svg`<use href="${post}" x="${x}" y="742"/>`)}
      ${[330, 1250].map((x) => svg`<ellipse cx="${x}" cy="748" rx="54" ry="9" fill="#B7A88B"/><use href="${tree}" transform="translate(${x} 748) scale(2.3)"/>`)}
      <path d="M680 722H770V728H680ZM688 728H694V750H688ZM756 728H762V750H756ZM680 700H770V706H680ZM680 710H770V716H680Z" fill="#8A5A3C"/>
      ${place(
        figure({
          top: "#B2432A",
          bottom: "#34495E",
          skin: "#D3A074",
          hair: "#38271F",
          head: "long",
          feet: [-6, 7],
          wears: "trousers",
          right: [
            [13, -66],
            [15, -54],
          ],
        }),
        880,
        752,
        1.3,
      )}
      ${place(figure({ top: "#F2B441", bottom: "#12756B", skin: "#D3A074", hair: "#38271F", head: "bun", feet: [-4, 5] }), 912, 752, 0.82)}
      ${place(figure({ top: "#8DB39C", bottom: "#5A4234", skin: "#F1CBAB", hair: "#E6E3DC", head: "hat", cover: "#C9A56A" }), 526, 750, 1.34)}
      ${place(pickup(), 1100, 842, 0.98)}`;
  });
}

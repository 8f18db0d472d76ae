import { lanternMark } from "../brand/lantern-mark";
import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { grainElevator } from "../parts/farm";
import { figure } from "../parts/figure";
import { day } from "../parts/light";
import { place } from "../parts/place";
import { cloud, sky } from "../parts/sky";
import { awning } from "../parts/storefront";
import { cottonwood, treeLine } from "../parts/trees";
import { random } from "../random";
import { svg } from "../svg";

/** A market stall with crates of produce; the origin is its lower left corner, 300 pixels wide. */
function stall(seed: string, stripe: string, produce: readonly string[]): string {
  const next = random(seed);
  const crates = produce.map((color, i) => {
    const x = 14 + i * 72;
    const fruit = Array.from(
      { length: 9 },
      (_, k) =>
        svg`<circle cx="${x + 10 + (k % 5) * 12 + next() * 4}" cy="${-92 - Math.floor(k / 5) * 12 - next() * 4}" r="9"/>`,
    );
    return svg`<g fill="${color}">${fruit}</g><path d="M${x} -90h66l-5 36h-56Z" fill="#C98A58"/><path d="M${x + 2} -80h62v5h-62ZM${x + 4} -67h58v5h-58Z" fill="#8A5A3C"/>`;
  });
  return svg`<path d="M6 0V-236H16V0ZM284 0V-236H294V0Z" fill="#8A5A3C"/>${crates}<path d="M0 -54H300V0H0Z" fill="#FAF6EF"/><path d="M0 -54H300V-44H0Z" fill="#8A5A3C"/><path d="M0 -44Q37 -14 75 -44T150 -44T225 -44T300 -44V-36H0Z" fill="${stripe}"/>
    <g transform="translate(-4 -252)">${awning(308, 66, stripe, "#FAF6EF", 22)}</g>`;
}

/** The mobile clinic: a white van with its window open under an awning; the origin is under its left end. */
function van(): string {
  return svg`<ellipse cx="330" cy="2" rx="350" ry="16" fill="#1B2624" opacity=".22"/><path d="M20 -40V-290Q20 -310 40 -310H470Q490 -310 496 -294L520 -214L610 -190Q640 -182 640 -150V-40Z" fill="#FDFBF6"/><path d="M20 -290Q20 -310 40 -310H60V-40H20Z" fill="#DCE3DE"/>
    <path d="M20 -84H640V-40H20Z" fill="#12756B"/><path d="M20 -98H640V-88H20Z" fill="#F2B441"/><path d="M478 -282L508 -206L520 -200H430V-282Z" fill="#4F8084"/><path d="M478 -282L500 -226L452 -200H430V-282Z" fill="#6FA3A3"/><path d="M426 -196H540V-60H426Z" fill="none" stroke="#C4CEC8" stroke-width="4"/><path d="M524 -150H546V-142H524Z" fill="#1B2624"/>
    <path d="M120 -250H340V-130H120Z" fill="#0F4C45"/><path d="M132 -240H328V-130H132Z" fill="#FFE6B0"/><path d="M108 -132H352V-116H108Z" fill="#C98A58"/><g transform="translate(110 -258)">${awning(240, 46, "#12756B", "#FAF6EF", 18)}</g>
    <circle cx="384" cy="-222" r="30" fill="#0F4C45"/>${place(lanternMark({ metal: "#FAF6EF", glass: "#F2B441", flame: "#FFF3D0", hill: "#0F4C45" }), 362, -245, 0.68)}<path d="M60 -214H74V-200H88V-186H74V-172H60V-186H46V-200H60Z" fill="#B2432A"/>
    <path d="M612 -130Q640 -128 640 -112V-104H606Z" fill="#FFE6AE"/>${[130, 520].map((x) => svg`<circle cx="${x}" cy="-40" r="56" fill="#FDFBF6"/><circle cx="${x}" cy="-38" r="44" fill="#1B2624"/><circle cx="${x}" cy="-38" r="20" fill="#C9D5D1"/>`)}`;
}

/** The mobile clinic at the farmers' market. */
export function communityHealth(): string {
  const { hills, leaves, sky: stops } = day;
  return drawing("community-health", 1600, 900, (paint) => {
    const tree = paint.symbol(cottonwood("ch", 100, leaves));
    const flags = Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      const [x, y] = [60 + t * 1480, 190 + Math.sin(t * Math.PI) * 96];
      return svg`<path d="M${x - 18} ${y - 2}H${x + 18}L${x} ${y + 38}Z" fill="${["#B2432A", "#F2B441", "#12756B", "#FAF6EF"][i % 4]}"/>`;
    });
    return svg`${sky(paint, 1600, 900, stops)}${cloud("h1", 200, 170, 360, 60, "#fff")}${cloud("h2", 1040, 150, 380, 66, "#fff")}
      <path d="${ridge(
        [
          [0, 560],
          [400, 520],
          [900, 556],
          [1600, 516],
        ],
        700,
      )}" fill="${hills[0]}"/>${place(grainElevator(250, { wall: "#DDE5DE", wallLight: "#F3F6F0", roof: "#7FA39A", metal: "#BFD0C9", metalLight: "#DDE8E2" }), 740, 570)}${treeLine("ch", 860, 570, 700, 44, hills[1])}
      <path d="${ridge(
        [
          [0, 600],
          [800, 580],
          [1600, 596],
        ],
        900,
      )}" fill="#8ABB80"/><use href="${tree}" transform="translate(90 660) scale(3.9)"/><use href="${tree}" transform="translate(1540 650) scale(-3.4 3.4)"/><use href="${tree}" transform="translate(640 640) scale(2)"/>
      <path d="M60 176C500 330 1100 330 1540 176" fill="none" stroke="#8A5A3C" stroke-width="4"/>${flags}
      <path d="${ridge(
        [
          [0, 690],
          [800, 676],
          [1600, 694],
        ],
        900,
      )}" fill="#E4D3AE"/><path d="M0 800Q800 770 1600 806V900H0Z" fill="#D6C196"/>
      ${place(figure({ top: "#8DB39C", bottom: "#5A4234", skin: "#F1CBAB", hair: "#BDBBB5", head: "hat", cover: "#F1D99B" }), 250, 732, 1.58)}${place(figure({ top: "#4F7F8C", bottom: "#5A4234", skin: "#774A31", hair: "#22211F", head: "curls" }), 1420, 732, 1.52)}
      ${place(stall("s1", "#B2432A", ["#B2432A", "#8DB39C", "#F2B441", "#C98A3C"]), 100, 740)}${place(stall("s2", "#E0A23A", ["#6E9F6B", "#C98A3C", "#8F3420", "#F2B441"]), 1270, 740, 0.94)}
      ${place(van(), 500, 776, 1.06)}
      <g clip-path="${paint.clip('<path d="M640 500H848V638H640Z"/>')}">${place(
        figure({
          top: "#12756B",
          bottom: "#0F4C45",
          skin: "#9A6642",
          hair: "#22211F",
          head: "bun",
          right: [
            [13, -66],
            [16, -54],
          ],
        }),
        738,
        752,
        1.75,
      )}</g>
      ${place(
        figure({
          top: "#C56A4B",
          bottom: "#34495E",
          skin: "#BB855A",
          hair: "#22211F",
          head: "scarf",
          cover: "#F2B441",
          wears: "skirt",
          left: [
            [-13, -66],
            [-9, -56],
          ],
        }),
        850,
        800,
        2.05,
      )}${place(
        figure({
          top: "#4F8F93",
          bottom: "#34495E",
          skin: "#BB855A",
          hair: "#22211F",
          left: [
            [-12, -68],
            [-17, -80],
          ],
        }),
        914,
        806,
        1.25,
      )}
      ${place(
        figure({
          top: "#F6F3EC",
          bottom: "#12756B",
          skin: "#F1CBAB",
          hair: "#8C4526",
          head: "long",
          wears: "coat",
          right: [
            [14, -66],
            [22, -66],
          ],
        }),
        1160,
        806,
        2.1,
      )}${place(
        figure({
          top: "#34495E",
          bottom: "#5A4234",
          skin: "#774A31",
          hair: "#8B8781",
          head: "cap",
          cover: "#B2432A",
          left: [
            [-14, -64],
            [-20, -62],
          ],
        }),
        1254,
        812,
        2.1,
      )}
      ${place(figure({ top: "#F2B441", bottom: "#4F7F8C", skin: "#E6BB92", hair: "#22211F", head: "long", wears: "skirt" }), 430, 812, 1.85)}
      <path d="M446 736h40l-5 30h-30Z" fill="#C98A58"/><circle cx="456" cy="732" r="9" fill="#B2432A"/><circle cx="472" cy="732" r="9" fill="#6E9F6B"/>`;
  });
}

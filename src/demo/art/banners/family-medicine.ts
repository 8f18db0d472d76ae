import type { Paint } from "../drawing";
import { ridge } from "../parts/curve";
import { figure } from "../parts/figure";
import { grass } from "../parts/ground";
import { goldenHour } from "../parts/light";
import { place } from "../parts/place";
import { sky, streak, sun } from "../parts/sky";
import { cottonwood, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** A white farmhouse on its porch front; the origin is the lower left corner of the porch. */
function farmhouse(): string {
  return svg`<path d="M20 0V-118L110 -190L200 -118V0Z" fill="#FFF8E8"/><path d="M200 -112H330V0H200Z" fill="#F0E0C2"/><path d="M6 -110L110 -196L214 -110L206 -100L110 -178L14 -100Z" fill="#12756B"/><path d="M200 -118L128 -182H282L346 -112V-104H200Z" fill="#0F4C45"/><path d="M270 -150V-206H292V-140Z" fill="#A8563C"/><path d="M264 -210H298V-200H264Z" fill="#7C3524"/>
    <path d="M92 -142H128V-104H92Z" fill="#FFD98A"/><path d="M108 -142h4v38h-4ZM92 -125h36v4H92Z" fill="#FFF8E8"/><path d="M46 -60H74V-14H46ZM144 -60H174V-14H144ZM226 -76H254V-34H226ZM282 -76H310V-34H282Z" fill="#FFD98A"/><path d="M96 -66H124V0H96Z" fill="#B2432A"/>
    <path d="M-6 -84H216L226 -70H-16Z" fill="#175A51"/><path d="M-8 -70H-1V0H-8ZM68 -70H75V0H68ZM136 -70H143V0H136ZM210 -70H217V0H210Z" fill="#FFFDF6"/><path d="M-12 0H222V12H-12Z" fill="#C98A58"/>`;
}

/** A farmhouse among cottonwoods, a path from its door over soft hills, the family on its way. */
export function familyMedicine(paint: Paint): string {
  const { hills, leaves, sky: stops, cloud } = goldenHour;
  return svg`${sky(paint, 1600, 500, stops)}${sun(paint, 560, 246, 42, "#FFF6DA", "#FFDF96")}${streak(90, 110, 460, 18, cloud, 0.9)}${streak(760, 80, 420, 16, cloud, 0.8)}
    <path d="${ridge(
      [
        [0, 270],
        [300, 236],
        [700, 272],
        [1100, 226],
        [1600, 262],
      ],
      420,
    )}" fill="#E6CF9F"/><path d="${ridge(
      [
        [0, 306],
        [400, 276],
        [860, 306],
        [1300, 270],
        [1600, 296],
      ],
      500,
    )}" fill="${hills[1]}"/>${treeLine("fm", 60, 300, 320, 24, "#84A183")}
    ${place(cottonwood("fa", 230, leaves, 0.9), 930, 342)}${place(cottonwood("fb", 170, leaves, 0.8), 1420, 344)}
    <path d="M0 366Q400 322 900 330T1600 336V500H0Z" fill="#6E9F6B"/>${place(farmhouse(), 1010, 340)}
    <path d="M1106 352C1080 376 900 366 800 396C700 424 640 460 600 500H760C790 460 880 440 960 416C1040 394 1140 380 1136 352Z" fill="#F3DCAE"/>
    ${place(figure({ top: "#12756B", bottom: "#34495E", skin: "#D3A074", hair: "#38271F", feet: [-6, 7] }), 838, 420, 0.92)}${place(figure({ top: "#F2B441", bottom: "#B2432A", skin: "#D3A074", hair: "#38271F", head: "long", feet: [-4, 5] }), 864, 424, 0.6)}${place(figure({ top: "#B2432A", bottom: "#5A4234", skin: "#BB855A", hair: "#22211F", head: "bun", wears: "skirt" }), 890, 418, 0.86)}
    <path d="${ridge(
      [
        [0, 436],
        [260, 446],
        [560, 500],
      ],
      500,
    )}" fill="${hills[2]}"/><path d="${ridge(
      [
        [820, 500],
        [1200, 446],
        [1600, 426],
      ],
      500,
    )}" fill="${hills[2]}"/>${grass("f1", [0, 440], [540, 492], 36, hills[2], 14)}${grass("f2", [860, 492], [1600, 430], 36, hills[2], 16)}`;
}

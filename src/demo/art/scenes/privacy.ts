import { drawing } from "../drawing";
import { ridge } from "../parts/curve";
import { grass } from "../parts/ground";
import { lantern } from "../parts/lantern";
import { dusk } from "../parts/light";
import { place } from "../parts/place";
import { sky, stars, streak } from "../parts/sky";
import { shrub, treeLine } from "../parts/trees";
import { svg } from "../svg";

/** A porch at dusk: a lantern by the door, and a wide ramp beside the steps, so that everyone comes in the same way. */
export function privacy(): string {
  const { sky: stops, hills, leaves, cloud } = dusk;
  return drawing("privacy", 1600, 900, (paint) => {
    const siding = Array.from({ length: 15 }, (_, i) => svg`M800 ${118 + i * 36}H1600`);
    return svg`${sky(paint, 1600, 900, stops)}${stars("porch", 800, 260, 24, "#FDF3D6")}${streak(40, 300, 520, 20, cloud, 0.6)}${streak(300, 210, 420, 16, cloud, 0.5)}
      <path d="${ridge(
        [
          [0, 520],
          [240, 480],
          [520, 520],
          [860, 486],
        ],
        760,
      )}" fill="${hills[0]}"/>${treeLine("pr", 60, 540, 360, 30, "#4F7F7E")}<path d="${ridge(
        [
          [0, 566],
          [400, 544],
          [900, 566],
        ],
        900,
      )}" fill="${hills[1]}"/>
      <path d="M800 60H1600V700H800Z" fill="#E0C7A2"/><path d="${siding}" stroke="#C9AC84" stroke-width="3"/>
      <path d="M730 90L820 -10H1600V90Z" fill="#0B3834"/><path d="M730 84H1600V108H730Z" fill="#F1E2C4"/><path d="M800 108H1600V160H800Z" fill="#0B1F1E" opacity=".16"/>
      <path d="M1040 250H1290V700H1040Z" fill="#FAF1E0"/><path d="M1062 272H1268V700H1062Z" fill="#12756B"/><path d="M1086 300H1244V440H1086Z" fill="#FFDE94"/><path d="M1160 300H1170V440H1160ZM1086 366H1244V374H1086Z" fill="#0F4C45"/><path d="M1086 480H1244V670H1086Z" fill="#0F5F57"/><circle cx="1236" cy="580" r="12" fill="#F2B441"/><path d="M1228 600H1244V624H1228Z" fill="#F2B441"/>
      <path d="M1380 280H1560V520H1380Z" fill="#FAF1E0"/><path d="M1396 296H1544V504H1396Z" fill="#FFDE94"/><path d="M1396 296H1456Q1430 400 1396 460ZM1544 296H1484Q1510 400 1544 460Z" fill="#F6EBD2"/><path d="M1465 296H1475V504H1465Z" fill="#FAF1E0"/>
      <path d="M836 84H872V700H836ZM1340 84H1372V700H1340Z" fill="#FAF1E0"/><path d="M836 84H848V700H836ZM1340 84H1350V700H1340Z" fill="#D6BF99"/>
      <path d="M780 700H1600V736H780Z" fill="#C98A58"/><path d="M780 700H1600V712H780Z" fill="#E3AE78"/>
      <path d="M780 736H1600V900H780Z" fill="#7E5138"/>
      <path d="M780 712L200 884V900H780Z" fill="#9A6442"/><path d="M780 700L170 880L200 892L780 724Z" fill="#DDA36C"/>
      <path d="M186 800V880H198V796L776 622V700H788V606L186 788Z" fill="#FAF1E0"/><path d="M192 842L782 664V672L192 850Z" fill="#FAF1E0"/><path d="${[0.2, 0.4, 0.6, 0.8].map((t) => svg`M${186 + t * 596} ${792 - t * 178}V${880 - t * 178}h9V${790 - t * 178}Z`)}" fill="#E6D3B0"/>
      <path d="M1000 736H1330V784H1000ZM980 784H1350V836H980ZM960 836H1370V900H960Z" fill="#B5764A"/><path d="M1000 736H1330V746H1000ZM980 784H1350V794H980ZM960 836H1370V846H960Z" fill="#E3AE78"/>
      <path d="M880 560H960V574H880ZM1372 606H1600V622H1372Z" fill="#FAF1E0"/><path d="${[1400, 1440, 1480, 1520, 1560].map((x) => svg`M${x} 622h8v78h-8Z`)}" fill="#FAF1E0"/>
      <path d="M920 424V440" stroke="#1B2624" stroke-width="5"/><path d="M872 420H930V430H872Z" fill="#1B2624"/>${place(lantern(paint, 170, "#0F2F2C", 1.5), 920, 430)}
      <path d="M1076 704H1254V716H1076Z" fill="#B2432A"/>
      ${place(shrub("p1", 170, 90, leaves), 880, 900)}${place(shrub("p2", 190, 100, leaves), 1480, 900)}
      <path d="${ridge(
        [
          [0, 800],
          [120, 830],
          [240, 900],
        ],
        900,
      )}" fill="${hills[2]}"/>${grass("pr", [0, 806], [220, 880], 70, hills[2], 15)}`;
  });
}

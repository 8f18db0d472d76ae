import { mix } from "../color";
import { svg } from "../svg";
import type { Cloth } from "./headwear";
import type { Collar } from "./person";
import { shape, strands } from "./strands";

const white: Cloth = { base: "#F7F5F0", shade: "#D9DAD5", light: "#FFFFFF" };

export const cloth = (color: string): Cloth => ({
  base: color,
  shade: mix(color, "#0B1F1E", 0.28),
  light: mix(color, "#FFF6E0", 0.22),
});

function body({ base, shade, light }: Cloth, broad: boolean): string {
  const w = broad ? 250 : 216;
  const s = broad ? 1.06 : 1;
  const outline = svg`M${-w} 470C${-w + 2} 356 ${-w + 24} 296 ${-150 * s} 262L-58 216C-30 250 30 250 58 216L${150 * s} 262C${w - 24} 296 ${w - 2} 356 ${w} 470Z`;
  return svg`${shape(outline, base)}${shape(svg`M${-w} 470C${-w + 2} 356 ${-w + 24} 296 ${-150 * s} 262L-120 247C-160 300 -170 380 -164 470Z`, shade)}
    ${strands(svg`M${w - 40} 470C${w - 42} 420 ${w - 50} 380 ${w - 64} 350`, shade, 5)}${strands(svg`M110 262Q150 276 176 304`, light, 5)}`;
}

const vee = (depth: number) =>
  svg`M-60 214C-50 260 -24 ${210 + depth} 0 ${222 + depth}C24 ${210 + depth} 50 260 60 214C30 246 -30 246 -60 214Z`;

function shirtCollar({ base, shade }: Cloth, tie?: Cloth): string {
  return svg`${shape("M-62 212L-92 240L-44 300L0 262L44 300L92 240L62 212C34 246 -34 246 -62 212Z", base)}
    ${strands("M-44 300L0 262L44 300", shade, 4)}${tie ? shape("M-17 262L0 254L17 262L12 288H-12Z", tie.shade) + shape("M-12 288H12L26 470H-26Z", tie.base) + strands("M-8 330L14 306M-12 380L18 350M-16 430L22 396", tie.light, 5) : strands("M0 264V470", shade, 4)}`;
}

function lapels({ base, shade, light }: Cloth, depth = 470): string {
  const lapel = (s: number) =>
    svg`${shape(svg`M${s * 60} 210L${s * 106} 240L${s * 128} 330L${s * 92} 344L${s * 104} 366L${s * 12} ${depth}L${s * 2} ${depth}L${s * 40} 300Z`, s < 0 ? shade : light)}${strands(svg`M${s * 106} 240L${s * 128} 330L${s * 92} 344L${s * 104} 366L${s * 14} ${depth}`, mix(base, "#0B1F1E", 0.18), 3.5)}`;
  return lapel(-1) + lapel(1);
}

/** The clothes from the neck down; `garment` colours what is not white. */
export function clothes(collar: Collar, garment: Cloth, skin: string, broad: boolean): string {
  const vShape = (depth: number, c: Cloth) =>
    shape(vee(depth), skin) +
    strands(
      svg`M-60 214C-50 262 -24 ${212 + depth} 0 ${224 + depth}C24 ${212 + depth} 50 262 60 214`,
      c.shade,
      7,
    );
  const scrubs = (c: Cloth) => vShape(84, c);
  const opening = (inner: Cloth) =>
    shape("M-64 210L-40 300L-2 470H2L40 300L64 210C34 250 -34 250 -64 210Z", inner.base);
  switch (collar) {
    case "white-coat":
      return body(white, broad) + opening(garment) + vShape(50, garment) + lapels(white);
    case "white-coat-scrubs":
      return body(white, broad) + opening(garment) + vShape(72, garment) + lapels(white);
    case "white-coat-tie":
      return (
        body(white, broad) +
        opening(cloth("#DCE9E8")) +
        shirtCollar(cloth("#DCE9E8"), garment) +
        lapels(white)
      );
    case "scrubs":
      return body(garment, broad) + scrubs(garment) + strands("M96 372H160V440", garment.shade, 4);
    case "blouse":
      return (
        body(garment, broad) +
        vShape(60, garment) +
        shape(
          "M-62 210L-98 240L-64 286L-14 288C-40 262 -54 240 -62 210ZM62 210L98 240L64 286L14 288C40 262 54 240 62 210Z",
          garment.light,
        ) +
        strands("M0 288V470", garment.shade, 4)
      );
    case "shirt":
      return (
        body(garment, broad) +
        vShape(40, garment) +
        shape(
          "M-62 210L-96 238L-62 296L0 262C-34 252 -52 234 -62 210ZM62 210L96 238L62 296L0 262C34 252 52 234 62 210Z",
          garment.light,
        ) +
        strands("M0 266V470", garment.shade, 4) +
        [330, 400].map((y) => svg`<circle cx="8" cy="${y}" r="5" fill="${garment.shade}"/>`).join("")
      );
    case "shirt-tie":
      return body(cloth("#E4ECEA"), broad) + shirtCollar(cloth("#F4F5F1"), garment);
    case "suit-tie":
      return (
        body(cloth("#2F4350"), broad) +
        opening(white) +
        shirtCollar(white, garment) +
        lapels(cloth("#2F4350"))
      );
    case "cardigan":
      return (
        body(garment, broad) +
        opening(cloth("#F6EDDD")) +
        shape(vee(34), skin) +
        strands("M-58 214C-48 250 -24 252 0 258C24 252 48 250 58 214", "#DFCFB4", 6) +
        strands("M-64 212C-50 300 -20 400 -6 470M64 212C50 300 20 400 6 470", garment.shade, 12)
      );
    case "sweater":
      return (
        body(garment, broad) +
        shape("M-66 206C-44 262 44 262 66 206L78 222C56 288 -56 288 -78 222Z", garment.light) +
        strands("M-50 244L-58 262M-26 258L-30 276M0 262V282M26 258L30 276M50 244L58 262", garment.shade, 3)
      );
    case "fleece-vest":
      return (
        body(cloth("#E6E1D3"), broad) +
        shape(
          "M-150 262L-64 206L-78 250C-40 290 40 290 78 250L64 206L150 262C130 330 136 400 146 470H-146C-136 400 -130 330 -150 262Z",
          garment.base,
        ) +
        shape("M-72 204L-92 232C-50 292 50 292 92 232L72 204C46 252 -46 252 -72 204Z", garment.light) +
        strands("M0 276V470", garment.shade, 5)
      );
    case "polo":
      return (
        body(garment, broad) +
        vShape(56, garment) +
        shape(
          "M-64 208L-96 236L-56 284L-6 272C-40 256 -56 234 -64 208ZM64 208L96 236L56 284L6 272C40 256 56 234 64 208Z",
          garment.shade,
        ) +
        strands("M0 280V340", garment.shade, 14)
      );
  }
}

/** A stethoscope hung round the neck. */
export function stethoscope(): string {
  const tube = "M-78 226C-94 280 -92 316 -72 344M78 226C96 280 100 312 96 350";
  return svg`${strands(tube, "#233634", 11)}${strands("M-72 344C-88 362 -94 378 -90 394M-72 344C-58 360 -52 374 -54 390", "#233634", 7)}
    <circle cx="96" cy="366" r="20" fill="#8E9C9A"/><circle cx="96" cy="366" r="12" fill="#DDE5E3"/>`;
}

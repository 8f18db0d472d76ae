import { svg } from "../svg";
import type { Head } from "./head";
import type { Beard } from "./person";
import { shape, strands } from "./strands";
import type { HairTone } from "./tones";

const moustache = "M0 78C-16 72 -42 78 -52 98C-34 94 -14 92 0 88C14 92 34 94 52 98C42 78 16 72 0 78Z";

/** A beard drawn over the face and under the mouth. */
export function beardShape(
  kind: Beard,
  { base, shade, light }: HairTone,
  { cheek: c, jaw, bottom: b }: Head,
): string {
  const ring = (drop: number, rise: number) =>
    svg`M${-c + 3} 8C${-c + 12} 30 ${-c + 12} 44 ${-c + 20} ${60 - rise}C${-c * 0.62} 92 -62 72 -44 82C-22 70 22 70 44 82C62 72 ${c * 0.62} 92 ${c - 20} ${60 - rise}C${c - 12} 44 ${c - 12} 30 ${c - 3} 8C${c + 2} 50 ${jaw + 8} ${b - 40} ${jaw - 2} ${b - 36 + drop * 0.5}C${jaw * 0.7} ${b + drop} 30 ${b + 6 + drop} 0 ${b + 6 + drop}S${-jaw * 0.7} ${b + drop} ${-jaw + 2} ${b - 36 + drop * 0.5}C${-jaw - 8} ${b - 40} ${-c - 2} 50 ${-c + 3} 8Z`;
  switch (kind) {
    case "stubble":
      return shape(ring(-2, 0), shade, ' opacity=".24"');
    case "short":
      return (
        shape(ring(2, 0), base, ' opacity=".94"') +
        strands(svg`M40 ${b - 4}Q66 ${b - 16} 80 ${b - 46}`, light, 3)
      );
    case "full":
      return (
        shape(ring(46, 4), base) +
        shape(
          svg`M${-c + 3} 8C${-c - 2} 60 ${-jaw - 8} ${b} -60 ${b + 30}C-66 ${b - 20} -70 100 ${-c + 14} 56Z`,
          shade,
        ) +
        strands(
          svg`M50 ${b - 10}Q46 ${b + 20} 30 ${b + 42}M18 ${b}Q18 ${b + 26} 10 ${b + 44}M76 ${b - 46}Q74 ${b - 10} 60 ${b + 20}`,
          light,
          3.5,
        )
      );
    case "goatee":
      return shape(
        svg`${moustache}M-30 122C-34 ${b - 10} -26 ${b + 14} 0 ${b + 16}S34 ${b - 10} 30 122C16 132 -16 132 -30 122Z`,
        base,
      );
    case "moustache":
      return shape(moustache, base) + strands("M12 84Q28 84 40 90", light, 3);
    default:
      return "";
  }
}

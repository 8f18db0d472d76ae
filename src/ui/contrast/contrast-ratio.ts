/**
 * The contrast of two colors as defined by WCAG 2.2, from 1 to 21.
 * @param a and `b` are `#rrggbb`
 * @throws RangeError for anything else
 */
export function contrastRatio(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hexColor: string): number {
  if (!/^#[\da-f]{6}$/i.test(hexColor)) throw new RangeError(`Not a color of the form #rrggbb: ${hexColor}`);
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hexColor.slice(at, at + 2), 16) / 255),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Mixes two #rrggbb colours; `share` of the second, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const channel = (color: string, i: number) => Number.parseInt(color.slice(1 + i * 2, 3 + i * 2), 16);
  const hex = (i: number) =>
    Math.round(channel(a, i) * (1 - share) + channel(b, i) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${hex(0)}${hex(1)}${hex(2)}`;
}

/**
 * Which page numbers to show: the first, the last, and those around the current one; `null` is a gap of two
 * or more.
 * @param page from 1 to `pages`
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = (number: number) => Math.abs(number - page) <= 1 || number === 1 || number === pages;
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  return all.flatMap((number) => {
    if (near(number)) return [number];
    const gapStart = near(number - 1);
    const alone = gapStart && near(number + 1);
    if (alone) return [number];
    return gapStart ? [null] : [];
  });
}

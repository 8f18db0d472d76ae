import { qrReader } from "./read-qr";

/** Fast enough to feel immediate, and slow enough for an old tablet. */
const EVERY_MS = 200;

/**
 * Shows the camera in a video element and reports every code that it sees, until aborted.
 * @throws DOMException if there is no camera or the person does not allow it
 */
export async function scanCodes(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const readCode = await qrReader();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const text = await readCode(video);
      if (text !== null && !signal.aborted) onCode(text);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

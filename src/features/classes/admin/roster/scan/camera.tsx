import { Button } from "@mantine/core";
import { Camera as CameraIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "../roster.module.css";
import { scanCodes } from "./scan-codes";

/**
 * A code that stays in view is reported once. It is reported again if it was out of view for this time, in
 * milliseconds.
 */
const REPEAT_AFTER_MS = 3_000;

/**
 * The camera, which staff turn on.
 * @param onCode called with the text of each QR code that the camera sees
 */
export function Camera({ onCode }: { onCode(text: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [failed, setFailed] = useState(false);
  const last = useRef({ text: "", at: 0 });
  const report = useEffectEvent((text: string) => {
    const isSame = last.current.text === text && Date.now() - last.current.at < REPEAT_AFTER_MS;
    last.current = { text, at: Date.now() };
    if (!isSame) onCode(text);
  });
  useEffect(() => {
    if (!isOn || !video.current) return;
    const stop = new AbortController();
    scanCodes(video.current, report, stop.signal).catch(() => {
      if (stop.signal.aborted) return;
      setFailed(true);
      setIsOn(false);
    });
    return () => stop.abort();
  }, [isOn]);
  if (!isOn)
    return (
      <div>
        <Button
          variant="default"
          leftSection={<CameraIcon size={18} aria-hidden />}
          onClick={() => {
            setFailed(false);
            setIsOn(true);
          }}
        >
          Use the camera
        </Button>
        {failed && (
          <p role="alert" className={styles.quiet}>
            The camera cannot be used. Allow it for this site in the browser, or type the code.
          </p>
        )}
      </div>
    );
  return <video ref={video} className={styles.camera} muted playsInline aria-label="Picture of the camera" />;
}

import { Button } from "@mantine/core";
import { type PointerEvent, type Ref, useId, useRef } from "react";
import { type FocalPoint, MIDDLE, pointAfterKey, pointAt } from "./focal-point";
import styles from "./focal-stage.module.css";

export interface FocalStageProps {
  src: string;
  /** The picture's size in pixels. */
  width: number;
  height: number;
  point: FocalPoint;
  onChange(point: FocalPoint): void;
  disabled: boolean;
}

const CROPS = [
  { name: "wide", words: "Wide" },
  { name: "square", words: "Square" },
  { name: "portrait", words: "Portrait" },
] as const;

/** The picture with its focal point, which pointer and arrow keys move, and previews of its crops. */
export function FocalStage({ src, width, height, point, onChange, disabled }: FocalStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const place = (event: PointerEvent) => {
    if (disabled || !stage.current) return;
    onChange(pointAt(stage.current.getBoundingClientRect(), event));
    handle.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.whole}>
      <div
        ref={stage}
        className={styles.stage}
        data-disabled={disabled || undefined}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(30rem * ${width / height})` }}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          place(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
        }}
      >
        <img src={src} alt="" draggable={false} />
        <Handle ref={handle} helpId={helpId} point={point} onChange={onChange} disabled={disabled} />
      </div>
      <div className={styles.below}>
        <p id={helpId} className={styles.help}>
          Click on what must stay visible when the picture is cropped, such as a face or a door. With the
          keyboard: arrow keys, Shift for small steps, Home for the center.
        </p>
        {!disabled && (point.x !== MIDDLE.x || point.y !== MIDDLE.y) && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(MIDDLE)}>
            Back to the center
          </Button>
        )}
      </div>
      <Crops src={src} point={point} />
    </div>
  );
}

interface HandleProps extends Pick<FocalStageProps, "point" | "onChange" | "disabled"> {
  ref: Ref<HTMLDivElement>;
  helpId: string;
}

/** The handle of the focal point, for the keyboard. */
function Handle({ ref, helpId, point, onChange, disabled }: HandleProps) {
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label="What must stay visible"
      aria-describedby={helpId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={`${point.x}% from the left, ${point.y}% from the top`}
      aria-disabled={disabled || undefined}
      className={styles.point}
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
      onKeyDown={(event) => {
        const next = disabled ? null : pointAfterKey(point, event.key, event.shiftKey);
        if (!next) return;
        event.preventDefault();
        onChange(next);
      }}
    />
  );
}

/** Previews of the crops that the site uses. */
function Crops({ src, point }: Pick<FocalStageProps, "src" | "point">) {
  return (
    <ul className={styles.crops} aria-label="How it is cropped">
      {CROPS.map(({ name, words }) => (
        <li key={name}>
          <img
            src={src}
            alt=""
            className={styles[name]}
            style={{ objectPosition: `${toTenth(point.x)}% ${toTenth(point.y)}%` }}
          />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** Rounds to a tenth, as on public pages. */
function toTenth(percent: number): number {
  return Math.round(percent / 10) * 10;
}

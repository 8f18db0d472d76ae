import { Alert, Button, Group, Modal, NumberInput, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import ReactCrop from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import type { Editor } from "~/admin/content/form/use-editor";
import { failureMessage } from "~/site/browser/request/failure";
import { type Crop, cropWith, largestCrop, pixelsOf, SHAPES, WHOLE } from "./crop";
import styles from "./crop.module.css";
import { useCrop } from "./use-crop";

export interface CropDialogProps {
  editor: Editor;
  onClose(): void;
}

const NUMBERS = [
  { name: "x", label: "From the left" },
  { name: "y", label: "From the top" },
  { name: "width", label: "Width" },
  { name: "height", label: "Height" },
] as const;

/** Crops a picture: by pointer, arrow keys, or numbers. */
export default function CropDialog({ editor, onClose }: CropDialogProps) {
  const picture = wholePicture(editor.item?.data ?? {});
  const [crop, setCrop] = useState<Crop>(picture.crop);
  const [shape, setShape] = useState<string>(SHAPES[0].value);
  const save = useCrop(editor, onClose);
  const aspect = aspectOf(shape);
  const size = pixelsOf(crop, picture);
  const isPublic = editor.item !== null && editor.item.publishedRevision !== null;
  const isWhole = crop.width > 0.999 && crop.height > 0.999;
  const choose = (chosen: string) => {
    setShape(chosen);
    const next = aspectOf(chosen);
    const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
    if (next !== null) setCrop(largestCrop(next, picture, middle));
  };
  return (
    <Modal opened onClose={onClose} title="Crop the picture" size="min(56rem, 94vw)">
      <div className={styles.dialog}>
        <SegmentedControl
          aria-label="Shape"
          data={SHAPES.map(({ value, label }) => ({ value, label }))}
          value={shape}
          onChange={choose}
          w="fit-content"
        />
        <CropStage src={picture.src} crop={crop} aspect={aspect} onChange={setCrop} />
        <p className={styles.help}>
          Drag the corners, or draw a new frame. With the keyboard: Tab to the frame, a corner, or an edge,
          then the arrow keys, with Shift for larger steps.
        </p>
        <CropNumbers
          crop={crop}
          onChange={(name, value) => setCrop(cropWith(crop, name, value, aspect, picture))}
        />
        {save.isError && (
          <Alert color="red" role="alert">
            {failureMessage(save.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <p className={styles.size} role="status">
            {size.width} × {size.height} pixels
          </p>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={save.isPending} disabled={isWhole} onClick={() => save.mutate(crop)}>
            {isPublic ? "Crop it on the site" : "Crop"}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}

interface CropStageProps {
  src: string;
  crop: Crop;
  /** Null for any shape. */
  aspect: number | null;
  onChange(crop: Crop): void;
}

/** The picture with a frame around the visible part. The library works in percent. */
function CropStage({ src, crop, aspect, onChange }: CropStageProps) {
  return (
    <div className={styles.stage}>
      <ReactCrop
        crop={{
          unit: "%",
          x: crop.x * 100,
          y: crop.y * 100,
          width: crop.width * 100,
          height: crop.height * 100,
        }}
        aspect={aspect ?? undefined}
        className="ReactCrop--no-animate"
        keepSelection
        ruleOfThirds
        ariaLabels={LABELS}
        onChange={(_, { x, y, width, height }) =>
          onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
        }
      >
        <img src={src} alt="" />
      </ReactCrop>
    </div>
  );
}

interface CropNumbersProps {
  crop: Crop;
  /** @param value a fraction */
  onChange(name: keyof Crop, value: number): void;
}

/** Inputs for the crop in percent. */
function CropNumbers({ crop, onChange }: CropNumbersProps) {
  return (
    <div className={styles.numbers}>
      {NUMBERS.map(({ name, label }) => (
        <NumberInput
          key={name}
          label={label}
          suffix=" %"
          min={0}
          max={100}
          step={1}
          decimalScale={1}
          value={Math.round(crop[name] * 1000) / 10}
          onChange={(value) => typeof value === "number" && onChange(name, value / 100)}
        />
      ))}
    </div>
  );
}

const LABELS = {
  cropArea: "The part that is shown. Move it with the arrow keys.",
  nwDragHandle: "Top left corner. Move it with the arrow keys.",
  nDragHandle: "Top edge. Move it with the up and down arrow keys.",
  neDragHandle: "Top right corner. Move it with the arrow keys.",
  eDragHandle: "Right edge. Move it with the left and right arrow keys.",
  seDragHandle: "Bottom right corner. Move it with the arrow keys.",
  sDragHandle: "Bottom edge. Move it with the up and down arrow keys.",
  swDragHandle: "Bottom left corner. Move it with the arrow keys.",
  wDragHandle: "Left edge. Move it with the left and right arrow keys.",
};

function aspectOf(shape: string): number | null {
  return SHAPES.find(({ value }) => value === shape)?.aspect ?? null;
}

/** The uncropped picture with its size in pixels, and the part that is visible now. */
function wholePicture(data: Record<string, unknown>) {
  if (!data.wholeSrc)
    return { src: String(data.src), width: Number(data.width), height: Number(data.height), crop: WHOLE };
  const crop: Crop = {
    x: Number(data.cropX),
    y: Number(data.cropY),
    width: Number(data.cropWidth),
    height: Number(data.cropHeight),
  };
  return {
    src: String(data.wholeSrc),
    width: Number(data.wholeWidth),
    height: Number(data.wholeHeight),
    crop,
  };
}

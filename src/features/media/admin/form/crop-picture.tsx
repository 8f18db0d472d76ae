import { Alert, Button } from "@mantine/core";
import { Crop as CropIcon } from "lucide-react";
import { Suspense, useState } from "react";
import type { Editor } from "~/admin/content/form/use-editor";
import { lazyPart } from "~/admin/screen/lazy-part";
import { failureMessage } from "~/site/browser/request/failure";
import styles from "./crop.module.css";
import { useCrop } from "./use-crop";

const CropDialog = lazyPart(() => import("./crop-dialog"));

/** Opens the dialog that crops the picture. Also resets a cropped picture. */
export function CropPicture({ editor }: { editor: Editor }) {
  const [cropping, setCropping] = useState(false);
  const reset = useCrop(editor, () => {});
  const { mimeType, wholeSrc, wholeWidth, wholeHeight } = editor.item?.data ?? {};
  if (mimeType === "image/svg+xml") return null;
  const isCropped = Boolean(wholeSrc);
  return (
    <div className={styles.row}>
      <p>
        <strong>Crop</strong>
        <br />
        {isCropped
          ? `A part of the picture is shown. The whole one has ${wholeWidth} × ${wholeHeight} pixels.`
          : "Show only a part of the picture. The whole one is kept."}
      </p>
      {isCropped && (
        <Button variant="subtle" loading={reset.isPending} onClick={() => reset.mutate(null)}>
          Reset crop
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<CropIcon size={17} aria-hidden />}
        onClick={() => setCropping(true)}
      >
        Crop…
      </Button>
      {reset.isError && (
        <Alert color="red" role="alert" className={styles.problem}>
          {failureMessage(reset.error)}
        </Alert>
      )}
      {cropping && (
        <Suspense fallback={null}>
          <CropDialog editor={editor} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useUnloadWarning } from "~/admin/screen/use-unload-warning";
import { type Uploaded, uploadMedia } from "../media-api";
import type { MediaKind } from "../media-kind";
import { refusalBeforeUpload } from "./refusal-before-upload";
import { type Upload, type UploadQueue, uploadQueue } from "./upload-queue";

/**
 * The uploads of a screen. They continue when the person leaves the screen. The browser asks before the person leaves
 * the page.
 * @param folderOf the folder for new uploads
 */
export function useUploads(
  kind: MediaKind,
  folderOf: () => string | null,
  onDone?: (uploaded: Uploaded) => void,
): [readonly Upload[], UploadQueue] {
  const queries = useQueryClient();
  const [queue] = useState(() =>
    uploadQueue({
      send: (file, { onProgress, signal, addAgain }) =>
        uploadMedia(kind, file, { folderId: folderOf(), addAgain, onProgress, signal }),
      refusal: (file) => refusalBeforeUpload(file, kind),
      onDone(uploaded) {
        void queries.invalidateQueries({ queryKey: ["content", kind.apiName] });
        onDone?.(uploaded);
      },
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const isBusy = uploads.some(({ state }) => state === "sending" || state === "waiting");
  useUnloadWarning(isBusy);
  return [uploads, queue];
}

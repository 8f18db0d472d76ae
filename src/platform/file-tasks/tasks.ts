import type { CleanPdf } from "./clean-pdf.ts";
import type { cropPicture, encodePicture, previewPicture, rewritePicture } from "./pictures.ts";

/** The tasks of the process for uploaded files. */
interface Tasks {
  cleanPdf: (input: { bytes: Uint8Array }) => Promise<CleanPdf>;
  previewPicture: typeof previewPicture;
  cropPicture: typeof cropPicture;
  encodePicture: typeof encodePicture;
  rewritePicture: typeof rewritePicture;
}

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

import { handle } from "~/platform/jobs/job";
import { EVERY_HOUR } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { MB } from "~/server/middleware/limit-body";
import { fileUploadApi } from "./api/file-upload-api";
import { imageCropApi } from "./api/image-crop-api";
import { imageUploadApi } from "./api/image-upload-api";
import { encodeImage, sweepImages } from "./image/pending/encode-image";
import { encodeImageJob, sweepImagesJob } from "./image/pending/encode-image-job";

export const feature: Feature = {
  adminApi: (services) => [fileUploadApi(services), imageUploadApi(services), imageCropApi(services)],
  bodyLimits: [
    // Photographs of 40 megapixels, and documents. They are read only after the sender is known.
    { path: /^\/api\/admin\/(images|files)\/(upload|[\w-]+\/replacement)$/, bytes: 60 * MB },
  ],
  jobs: (services) => [
    handle(encodeImageJob, ({ sourceKey }) => encodeImage(services, sourceKey)),
    handle(sweepImagesJob, () => sweepImages(services), { schedule: EVERY_HOUR }),
  ],
};

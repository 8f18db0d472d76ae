import { MB } from "~/platform/isomorphic/sizes";
import { handle } from "~/platform/jobs/job";
import { EVERY_HOUR } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { fileUploadApi } from "./api/file-upload-api";
import { imageCropApi } from "./api/image-crop-api";
import { imageUploadApi } from "./api/image-upload-api";
import { encodeImage, sweepImages } from "./image/pending/encode-image";
import { encodeImageJob, sweepImagesJob } from "./image/pending/encode-image-job";
import { MAX_FILE_BYTES } from "./shared/media-limits";

export const feature: Feature = {
  adminApi: (services) => [fileUploadApi(services), imageUploadApi(services), imageCropApi(services)],
  bodyLimits: [
    // With room for the other fields, and for files that are slightly too large, which get a helpful error. The body is
    // read only after the caller was authenticated.
    { path: /^\/api\/admin\/(images|files)\/(upload|[\w-]+\/replacement)$/, bytes: MAX_FILE_BYTES + 10 * MB },
  ],
  jobs: (services) => [
    handle(encodeImageJob, ({ sourceKey }) => encodeImage(services, sourceKey)),
    handle(sweepImagesJob, () => sweepImages(services), { schedule: EVERY_HOUR }),
  ],
};

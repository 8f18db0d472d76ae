import type { Feature } from "~/server/feature";
import { pagePreviewApi } from "./api/preview-api";
import { previewLinksApi } from "./api/preview-links-api";

export const feature: Feature = {
  adminApi: (services) => [pagePreviewApi(services), previewLinksApi(services)],
};

import type { Feature } from "~/server/feature";
import { pagePreviewApi } from "./api/preview-api";

export const feature: Feature = {
  adminApi: (services) => [pagePreviewApi(services)],
};

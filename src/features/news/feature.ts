import type { Feature } from "~/server/feature";
import { feedApi } from "./feeds/feed-api";

export const feature: Feature = {
  api: (services) => [feedApi(services)],
};

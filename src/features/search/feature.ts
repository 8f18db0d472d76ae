import { rebuildSearchJob } from "~/content/search/rebuild-search-job";
import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { searchIndexApi } from "./api/admin/search-index-api";
import { searchWordsApi } from "./api/admin/search-words-api";
import { topicWordsApi } from "./api/admin/topic-words-api";
import { searchApi } from "./api/search-api";
import { deleteOldSearches, deleteOldSearchesJob } from "./delete-old-searches";
import { rebuildSearchByStaff } from "./rebuild-search-by-staff";

export const feature: Feature = {
  api: (services) => [searchApi(services)],
  adminApi: (services) => [searchIndexApi(services), searchWordsApi(services), topicWordsApi(services)],
  jobs: (services) => [
    handle(rebuildSearchJob, ({ actorId }) => rebuildSearchByStaff(services, actorId)),
    handle(deleteOldSearchesJob, () => deleteOldSearches(services), { schedule: DAILY }),
  ],
};

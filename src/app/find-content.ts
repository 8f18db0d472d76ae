import { countView, isPageType } from "~/features/analytics/server/count-views";
import type { StoredFiles } from "~/features/media/server/stored-files";
import type { FindContent } from "~/server/direct/direct-answers";
import { isPrefetch, savesData } from "~/server/is-prefetch";
import { pagePath } from "~/server/page-cache/page-address";
import type { Services } from "~/server/services";

/**
 * Finds files of the build, stored files, and cached pages that need no more than memory. It does not find anything
 * while the site is locked (except files of the build, which are always open), while the database is down, and until
 * the lock and the features have been read.
 */
export function findContent(services: Services, files: StoredFiles): FindContent {
  return ({ path, origin, header }) => {
    const asset = services.assets.find(path);
    if (asset) return { content: asset, isCachedPage: false };
    const lock = services.lock.peek();
    if (!lock || lock.value?.locked) return undefined;
    const file = files.peek(path);
    if (file) return { content: file, isCachedPage: false };
    if (isPrefetch(header) && savesData(header)) return undefined;
    const page = services.cache.peek(`${origin}${path}`);
    const visibility = services.visibility.peek();
    if (page?.status !== 200 || !visibility || services.watch.isDown) return undefined;
    const isView = isPageType(path, page.headers["content-type"] ?? "");
    const { features } = visibility.value;
    return {
      content: page,
      isCachedPage: true,
      sent: (status) => isView && countView(services, features, { path: pagePath(path), status, header }),
    };
  };
}

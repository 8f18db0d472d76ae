import { mkdir, writeFile } from "node:fs/promises";
import { inviteColleagues } from "./admin/invite-colleagues";
import { prepareDemo, startDemoSite } from "./demo-site";

/**
 * One site for the whole run, with its own demo hospital; the tests get its address as base URL. `SITE_UNDER_TEST` names
 * another one that runs already, such as that of `npm run cluster`: with the demo hospital, fresh, and `administrator`.
 */
export default async function startSiteOnce(): Promise<() => Promise<void>> {
  const removePrepared = await prepareDemo();
  if (process.env.SITE_UNDER_TEST) {
    await inviteColleagues(process.env.SITE_UNDER_TEST);
    return removePrepared;
  }
  const site = await startDemoSite();
  process.env.SITE_UNDER_TEST = site.address;
  process.env.SITE_DATA_DIRECTORY = site.dataDirectory;
  await inviteColleagues(site.address);
  return async () => {
    await site.stop();
    await removePrepared();
    await mkdir("test-results", { recursive: true });
    await writeFile("test-results/site.log", site.printed());
  };
}

import { mkdir, writeFile } from "node:fs/promises";
import { inviteColleagues } from "./admin/invite-colleagues";
import { prepareDemo, startDemoSite } from "./demo-site";

/** One site for the whole run, with its own demo hospital; the tests get its address as base URL. */
export default async function startSiteOnce(): Promise<() => Promise<void>> {
  const removePrepared = await prepareDemo();
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

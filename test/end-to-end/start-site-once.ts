import { mkdir, writeFile } from "node:fs/promises";
import { startSite } from "../start-site";
import { administrator } from "./admin/administrator";
import { inviteColleagues } from "./admin/invite-colleagues";

/** One site for the whole run, with its own demo hospital; the tests get its address as base URL. */
export default async function startSiteOnce(): Promise<() => Promise<void>> {
  const { email, password } = administrator;
  const site = await startSite({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
  process.env.SITE_UNDER_TEST = site.address;
  process.env.SITE_DATA_DIRECTORY = site.dataDirectory;
  await inviteColleagues(site.address);
  return async () => {
    await site.stop();
    await mkdir("test-results", { recursive: true });
    await writeFile("test-results/site.log", site.printed());
  };
}

import { broken, counted, type HealthCheck, notApplicable, ok, warning } from "../health-check";

export const storage: HealthCheck = {
  id: "storage",
  title: "Storage of files",
  of: "node",
  needsDatabase: false,
  asks: "the bucket",
  async run({ storage: { place, check } }) {
    await check();
    return ok(`Files can be stored in ${place}.`);
  },
};

export const missingFiles: HealthCheck = {
  id: "missing-files",
  title: "Missing files",
  of: "site",
  needsDatabase: true,
  async run({ missingFiles: compare, storage: { place } }) {
    const found = await compare();
    if (!found)
      return warning(
        "The stored files could not be compared with the records since the start.",
        "See whether the storage answers.",
      );
    const { named, missing } = found;
    if (missing.length === 0)
      return ok(`All ${counted(named, "file")} that records name ${named === 1 ? "is" : "are"} there.`);
    return broken(
      `${place} lacks ${missing.length.toLocaleString("en-US")} of the ${counted(named, "file")} that records name.`,
      "See which under Content health in the admin area. Bring them back from a backup, or upload them again.",
    );
  },
};

export const virusScanner: HealthCheck = {
  id: "virus-scanner",
  title: "Virus scanner",
  of: "node",
  needsDatabase: false,
  asks: "clamd",
  async run({ env, scanVirus }) {
    if (!env.CLAMD_URL) return notApplicable("CLAMD_URL is not set: uploaded files are not scanned.");
    try {
      await scanVirus();
      return ok("clamd answers.");
    } catch {
      return broken(
        "clamd does not answer: no file is taken.",
        "Start it (systemctl start clamav-daemon), or correct CLAMD_URL.",
      );
    }
  },
};

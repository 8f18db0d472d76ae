import { livePriceFile, priceFileAge } from "~/features/settings/shared/live-price-file";
import { counted, type HealthCheck, notApplicable, ok, warning } from "../health-check";

const SETTINGS_ADVICE = "See Settings, Price file.";

/** Whether the public file with all prices meets the federal rule (45 CFR 180.50), and is less than a year old. */
export const priceFile: HealthCheck = {
  id: "price-file",
  title: "Machine-readable price file",
  of: "site",
  needsDatabase: true,
  async run({ db, now }) {
    const { file, check, lastUpdatedOn } = await livePriceFile(db);
    if (file.kind === "none") return notApplicable("The settings name no file with every price.");
    if (file.kind === "unknown")
      return warning(
        "The address in the settings is not the address of a file.",
        `Correct it. ${SETTINGS_ADVICE}`,
      );
    if (!check?.checkedAt)
      return warning("The file has not been checked.", `Press “Check now”. ${SETTINGS_ADVICE}`);
    if (check && check.findings.length > 0) {
      const found = counted(check.findings.length, "place needs", "places need");
      return warning(
        `${found} correction.`,
        `Correct the file and add it again under Files. ${SETTINGS_ADVICE}`,
      );
    }
    if (!lastUpdatedOn)
      return warning(
        "Nobody knows when the file was last updated.",
        "Write the day in the file, or for a file on another server in the settings.",
      );
    const age = priceFileAge(lastUpdatedOn, now());
    if (age === "current") return ok(`It was last updated on ${lastUpdatedOn}.`);
    const late = age === "overdue" ? "more than a year ago" : "eleven months ago";
    return warning(
      `It was last updated on ${lastUpdatedOn}, ${late}. The federal rule asks for a new one every year.`,
      "Export the prices again, add the file under Files, and name it in the settings.",
    );
  },
};

import { thirdPartyReports } from "../../third-parties/third-party-reports";
import { counted, type HealthCheck, notApplicable, ok, warning } from "../health-check";

const MAX_NAMED_PAGES = 3;

export const thirdParties: HealthCheck = {
  id: "third-parties",
  title: "Third parties on pages about care",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run({ db }) {
    const [report] = await thirdPartyReports(db, 1);
    if (!report) return notApplicable("The pages were not checked yet. They are checked every night.");
    const pages = new Set(report.findings.flatMap(({ path, counted }) => (counted ? [] : [path])));
    if (pages.size === 0)
      return ok(`No third party on any page about care, of ${counted(report.pages, "page")} checked.`);
    const named = [...pages].slice(0, MAX_NAMED_PAGES).join(", ");
    return warning(
      `${counted(pages.size, "page")} about care load from or allow another company: ${named}${pages.size > MAX_NAMED_PAGES ? " and others" : ""}.`,
      "See which under Settings, Third parties in the admin area. Take what loads it off these pages.",
    );
  },
};

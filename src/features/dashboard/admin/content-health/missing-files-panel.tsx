import { Panel } from "~/admin/screen/panel";
import type { ContentHealth } from "../../api/content-health-schemas";
import { ProblemList } from "./problem-list";

const TITLE = "Missing files";

/** Records whose files are missing in the storage. */
export function MissingFilesPanel({ records }: { records: ContentHealth["missingFiles"] }) {
  if (!records)
    return (
      <Panel
        title={TITLE}
        lead="The storage has not responded yet, so pictures and documents could not be checked. The site tries again every minute."
      />
    );
  return (
    <ProblemList
      title={TITLE}
      lead="The files of these records are not in the site's storage. Add the picture or document again with Replace, or ask your IT person to restore it from a backup. The list is updated every hour."
      none="No picture or document is missing."
      part={records}
      detail={({ files }) => (files === 1 ? "one file is missing" : `${files} files are missing`)}
    />
  );
}

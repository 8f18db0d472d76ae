import { Button } from "@mantine/core";
import { downloadFile } from "~/admin/content/api/download-file";
import { notifyFailed } from "~/admin/screen/notify";

interface AttachedFilesProps {
  submissionId: string;
  /** The names in the answer, separated by commas; no file name contains one. */
  names: string;
  ids: string[];
}

/**
 * The attached files, to download. Nothing opens within the admin area, and each download is recorded in the audit
 * log.
 */
export function AttachedFiles({ submissionId, names, ids }: AttachedFilesProps) {
  return names.split(", ").map((name, at) => (
    <Button
      key={ids[at]}
      variant="light"
      size="compact-sm"
      mr="xs"
      onClick={() =>
        downloadFile(`/api/admin/submissions/${submissionId}/files/${ids[at]}`, name).catch(notifyFailed)
      }
    >
      Save {name}
    </Button>
  ));
}

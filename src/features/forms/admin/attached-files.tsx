import { Button } from "@mantine/core";
import { downloadFile } from "~/admin/content/api/download-file";
import { notifyFailed } from "~/admin/screen/notify";

interface AttachedFilesProps {
  submissionId: string;
  /** The answer: file names separated by commas, which no file name contains. */
  names: string;
  ids: string[];
}

/** The attached files as downloads. Nothing opens within the admin area. The audit log records each download. */
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

import { Button } from "@mantine/core";
import { downloadFile } from "~/admin/content/api/download-file";
import { notifyFailed } from "~/admin/screen/notify";

interface AttachedFilesProps {
  submissionId: string;
  /** As the answer has them, divided by commas; no name of a file holds one. */
  names: string;
  ids: string[];
}

/** What somebody attached, to be saved. Nothing opens within the admin area, and each is noted in the audit log. */
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

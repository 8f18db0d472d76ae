import { Alert } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { BulkAction, BulkOutcome, ListItem, TypeDescription } from "~/content/description";
import { counted } from "../words";
import styles from "./list-screen.module.css";

export interface BulkReport {
  action: BulkAction;
  items: ListItem[];
  results: BulkOutcome["results"];
}

const DONE: Record<BulkAction, string> = {
  publish: "published",
  unpublish: "taken off the site",
  trash: "moved to the trash",
};

/** What became of each chosen row: how many went well, and each that did not, with the reason. */
export function BulkOutcomeNotice({
  type,
  report,
  onClose,
}: {
  type: TypeDescription;
  report: BulkReport;
  onClose(): void;
}) {
  const failed = report.results.flatMap((result, index) =>
    "error" in result ? [{ ...result, title: report.items[index]?.title || "Untitled" }] : [],
  );
  const done = report.results.length - failed.length;
  return (
    <Alert
      role="status"
      color={failed.length > 0 ? "amber" : "green"}
      icon={failed.length > 0 ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      title={`${counted(done, type.label)} ${DONE[report.action]}`}
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={onClose}
    >
      {failed.length > 0 && (
        <>
          {counted(failed.length, type.label)} could not be:
          <ul className={styles.failures}>
            {failed.map(({ id, title, error }) => (
              <li key={id}>
                <Link to={`/admin/${type.apiName}/${id}`}>{title}</Link>: {error.message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

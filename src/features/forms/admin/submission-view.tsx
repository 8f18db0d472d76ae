import { Badge, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { When } from "~/admin/screen/when";
import type { ReadSubmission } from "../api/admin/submission-schemas";
import { AttachedFiles } from "./attached-files";
import styles from "./submissions.module.css";

/** A submission with all answers. Closing the dialog discards them. */
export function SubmissionView({ id, onGone }: { id: string; onGone(): void }) {
  const params = { id };
  const [sure, setSure] = useState(false);
  const submission = useQuery({
    queryKey: ["submission", id],
    queryFn: ({ signal }) => api.get("/api/admin/submissions/{id}", { params, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess() {
      notifyDone("Done.");
      void queryClient.invalidateQueries({ queryKey: ["submissions"] });
      onGone();
    },
    onError: notifyFailed,
  });
  return (
    <Answered query={submission}>
      {({ formName, createdAt, deleteAfter, state, answers }) => (
        <>
          <p className={styles.quiet}>
            {formName}, <When at={createdAt} />. It will be deleted <When at={deleteAfter} />.
          </p>
          <Answers submissionId={id} answers={answers} />
          <p className={styles.quiet}>The audit log records that you opened it.</p>
          <div className={styles.actions}>
            <Button
              loading={change.isPending}
              onClick={() =>
                change.mutate(() =>
                  api.put("/api/admin/submissions/{id}/state", {
                    params,
                    body: { state: state === "received" ? "handled" : "received" },
                  }),
                )
              }
            >
              {state === "received" ? "Mark as handled" : "Mark as new"}
            </Button>
            <Button
              variant="default"
              color="red"
              onClick={() =>
                sure ? change.mutate(() => api.del("/api/admin/submissions/{id}", { params })) : setSure(true)
              }
            >
              {sure ? "Yes, delete permanently" : "Delete"}
            </Button>
          </div>
        </>
      )}
    </Answered>
  );
}

function Answers({ submissionId, answers }: { submissionId: string; answers: ReadSubmission["answers"] }) {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.name}>
          <dt>
            {answer.label}{" "}
            {answer.sensitive && (
              <Badge size="sm" variant="light" color="clay">
                Sensitive
              </Badge>
            )}
          </dt>
          <dd>
            {answer.kind === "file" ? (
              <AttachedFiles submissionId={submissionId} names={answer.text} ids={answer.values} />
            ) : (
              answer.text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

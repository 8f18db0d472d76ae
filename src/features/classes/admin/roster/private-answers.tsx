import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Answered } from "~/admin/screen/answered";
import type { RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";
import styles from "./roster.module.css";
import { rosterApi } from "./roster-api";

/**
 * A person's sensitive answers. They load on request, and the audit log records that. Closing the dialog discards them.
 */
export function PrivateAnswers({ entry, onClose }: { entry: RosterEntry; onClose(): void }) {
  const answers = useQuery({
    queryKey: ["private-answers", entry.id],
    queryFn: () => rosterApi.privateAnswers(entry.id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Modal opened onClose={onClose} title={`Private answers of ${nameOf(entry)}`}>
      <Answered query={answers}>
        {(items) =>
          items.length === 0 ? (
            <p>They were deleted when their retention time ended.</p>
          ) : (
            <dl className={styles.answers}>
              {items.map(({ label, answer }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </Answered>
      <p className={styles.quiet}>The audit log records that you opened them.</p>
    </Modal>
  );
}

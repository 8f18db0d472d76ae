import { Alert, Button, Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureMessage } from "~/site/browser/request/failure";

export interface AnsweredProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Number of placeholder lines while it loads. */
  lines?: number;
  children: (answer: Answer) => ReactNode;
}

/** Shows a query's data; a placeholder until it arrives, and a retry button after a failure. */
export function Answered<Answer>({ query, lines = 4, children }: AnsweredProps<Answer>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Alert color="red" title="This could not be loaded">
        <p>{failureMessage(query.error)}</p>
        <Button variant="default" size="xs" mt="xs" onClick={() => query.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike and stay in place
        <Skeleton key={line} height={18} mb={12} width={line % 3 === 2 ? "60%" : "100%"} />
      ))}
    </div>
  );
}

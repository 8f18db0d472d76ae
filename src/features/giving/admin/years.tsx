import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { DonorDetail } from "../api/admin/schemas";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";

/** A donor's years, each with its statement. */
export function Years({ donor: { id, years, email } }: { donor: DonorDetail }) {
  const work = useMutation({
    mutationFn: ({ run }: { run(): Promise<unknown>; done: string }) => run(),
    onSuccess: (_, { done }) => done && notifyDone(done),
    onError: notifyFailed,
  });
  return (
    <ul className={styles.lines}>
      {years.map(({ year, gifts, total }) => (
        <li key={year} className={styles.correction}>
          <div>
            {year}
            <span className={styles.quiet}>
              {formatDollars(total)} in {gifts === 1 ? "one gift" : `${gifts} gifts`}
            </span>
          </div>
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              aria-label={`Statement of ${year} as a PDF`}
              onClick={() => work.mutate({ run: () => givingApi.donorStatement(id, year), done: "" })}
            >
              PDF
            </Button>
            {email && (
              <Button
                size="xs"
                variant="default"
                aria-label={`Email the statement of ${year}`}
                loading={work.isPending}
                onClick={() =>
                  work.mutate({
                    run: () => givingApi.mailStatement(id, year, crypto.randomUUID()),
                    done: "The statement is being sent.",
                  })
                }
              >
                Email
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}

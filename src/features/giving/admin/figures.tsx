import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";

export function Figures() {
  const { data } = useQuery({ queryKey: ["giving", "overview"], queryFn: givingApi.overview });
  if (!data) return <div className={styles.figures} aria-hidden="true" />;
  return (
    <>
      {data.isTest && (
        <Alert color="amber" mb="md" title="Payments are in test mode: no money moves">
          Gifts made on the site are not real. Ask your IT person to connect the payment provider.
        </Alert>
      )}
      <dl className={styles.figures}>
        <Figure
          label="Given this year"
          value={formatDollars(data.thisYear)}
          more={`${data.giftsThisYear} gifts`}
        />
        <Figure label="Given this month" value={formatDollars(data.thisMonth)} />
        <Figure
          label="From monthly gifts"
          value={formatDollars(data.perMonth)}
          more={data.monthlyGifts === 1 ? "1 monthly gift" : `${data.monthlyGifts} monthly gifts`}
        />
      </dl>
    </>
  );
}

function Figure({ label, value, more }: { label: string; value: string; more?: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {value}
        {more && <span className={styles.quiet}>{more}</span>}
      </dd>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { demoQuery } from "../demo/demo-query";
import styles from "./setup.module.css";
import { StepButtons } from "./step-buttons";
import type { TestStepProps } from "./test-step-props";

/** The screen that counts and removes the demo records (`POST /api/demo/clear`). */
const DEMO_SCREEN = "/admin/settings/demo";

/** Staff keep the demo content to learn from, or start with an empty site. */
export function DemoStep({ busy, onDone, onSkip }: TestStepProps) {
  const { data } = useQuery(demoQuery);
  if (data?.goes.length === 0 && data.stays.length === 0)
    return (
      <div className={styles.form}>
        <p>This site has no demo content, so there is nothing to decide here.</p>
        <StepButtons label="Finish" busy={busy} onDone={onDone} onSkip={onSkip} />
      </div>
    );
  return (
    <div className={styles.form}>
      <p>
        <strong>Keep it for now</strong> if you want to try things out and change its pages into yours. Lock
        the site until then, so that only you see it: <Link to="/admin/settings/lock">Site lock</Link>.
      </p>
      <p>
        <strong>Start clean</strong> if you know what you want to say. You see first how many records would be
        removed; what your staff changed is kept: <Link to={DEMO_SCREEN}>Clear the demo</Link>.
      </p>
      <StepButtons label="Keep it for now" busy={busy} onDone={onDone} onSkip={onSkip} />
    </div>
  );
}

import { Link } from "react-router";
import { SETUP_STEPS, type SetupStep } from "../../setup/setup-steps";
import styles from "./setup.module.css";
import { stepWords } from "./setup-words";
import { useSetup } from "./use-setup";

/** All steps as a bar. Marks the finished ones and the current one. Each part links to its step. */
export function Segments({ current }: { current: SetupStep }) {
  const { data } = useSetup();
  const done = new Set(data?.steps.flatMap(({ name, doneAt }) => (doneAt ? name : [])));
  return (
    <nav aria-label="Steps of the setup">
      <ol className={styles.segments}>
        {SETUP_STEPS.map((name) => (
          <li key={name}>
            <Link
              to={`/admin/settings/setup/${name}`}
              title={stepWords[name].title}
              aria-current={name === current ? "step" : undefined}
              data-done={done.has(name) || undefined}
            >
              <span className="visually-hidden">
                {stepWords[name].title}
                {done.has(name) && ", done"}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

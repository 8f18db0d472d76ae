import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { ImportState } from "~/content/import/import-schemas";
import { queryClient } from "../../requests/query-client";
import { Answered } from "../../screen/answered";
import { Screen } from "../../screen/screen";
import { lowered } from "../words";
import { CheckStep } from "./check-step";
import { ColumnsStep } from "./columns-step";
import { importApi, importKey } from "./import-api";
import { ImportResult, RUNNING_MS } from "./import-result";
import styles from "./import-screen.module.css";
import { SourceStep } from "./source-step";

const STEPS = ["File or paste", "Columns", "Check and correct", "Done"] as const;
type Step = 0 | 1 | 2 | 3;

/** An import in four steps. The current step is in the address, so a reload or the back button loses nothing. */
export function ImportScreen({ type, id }: { type: TypeDescription; id: string | undefined }) {
  return (
    <Screen
      title={`Import ${lowered(type.label.many)}`}
      back={{ href: `/admin/${type.apiName}`, label: type.label.many }}
    >
      {id === undefined ? (
        <>
          <Steps at={0} />
          <SourceStep type={type} />
        </>
      ) : (
        <OneImport type={type} id={id} />
      )}
    </Screen>
  );
}

function OneImport({ type, id }: { type: TypeDescription; id: string }) {
  const [search, setSearch] = useSearchParams();
  const query = useQuery({
    queryKey: importKey(type, id),
    queryFn: () => importApi(type.apiName).show(id),
    refetchInterval: ({ state }) => (isMoving(state.data) ? RUNNING_MS : false),
  });
  const put = (state: ImportState) => queryClient.setQueryData(importKey(type, id), state);
  const step = stepOf(query.data, search.get("step"));
  return (
    <>
      <Steps at={step} />
      <Answered query={query} lines={8}>
        {(state) => {
          if (step === 1)
            return (
              <ColumnsStep
                type={type}
                state={state}
                onChanged={put}
                onNext={() => setSearch({ step: "check" })}
              />
            );
          if (step === 2) return <CheckStep type={type} state={state} onChanged={put} />;
          return (
            <ImportResult
              state={state}
              onUndo={() => importApi(type.apiName).undo(id).then(put)}
              refreshes={["content"]}
            />
          );
        }}
      </Answered>
    </>
  );
}

const isMoving = (state: ImportState | undefined) =>
  state?.status === "running" || state?.status === "undoing";

function stepOf(state: ImportState | undefined, wished: string | null): Step {
  if (state && state.status !== "draft") return 3;
  return wished === "check" ? 2 : 1;
}

/** The steps, with the focus on the current one whenever it changes, so that screen readers announce it. */
function Steps({ at }: { at: Step }) {
  const current = useRef<HTMLLIElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) current.current?.focus();
    before.current = at;
  }, [at]);
  return (
    <ol className={styles.steps} aria-label="Steps of the import">
      {STEPS.map((label, step) => (
        <li
          key={label}
          aria-current={step === at ? "step" : undefined}
          tabIndex={step === at ? -1 : undefined}
          ref={step === at ? current : undefined}
        >
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

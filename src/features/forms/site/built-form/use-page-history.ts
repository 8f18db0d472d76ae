import { useEffect, useEffectEvent, useRef } from "react";
import { interceptPopState } from "~/ui/intercept-pop-state";
import { isDialogStep } from "~/ui/modal/history-entry";

/** The form's data in a history entry. */
interface Entry {
  /** Identifies this mount of the form. Input of an earlier mount is lost. */
  form: string;
  page: number;
}

/** A history entry, including the router's data. */
type State = { idx?: number; key?: string; form?: Entry } | null;

/**
 * Makes the browser's Back and Forward turn the pages of a form without navigating or losing input. Each turned page is
 * a history entry that looks to the router like the page with the form. The router does not see moves between them,
 * because it would load that page again.
 * @param first the initial page
 * @param show turns to a page
 * @returns a function that records that the form was turned to a page
 */
export function usePageHistory(first: number, show: (page: number) => void): (page: number) => void {
  const form = useRef("");
  const beginning = useRef(first);
  const onTurned = useEffectEvent((entry: Entry | undefined) => {
    if (!entry) show(beginning.current);
    else if (entry.form === form.current) show(entry.page);
  });
  useEffect(() => {
    form.current = crypto.randomUUID();
    const here = pageOfSite(history.state);
    return interceptPopState((popped) => {
      const state = popped as State;
      if (pageOfSite(state) !== here || isDialogStep(state)) return false;
      onTurned(state?.form);
      return true;
    });
  }, []);
  return (page) => {
    const entry: Entry = { form: form.current, page };
    history.pushState({ ...history.state, form: entry }, "");
  };
}

/** The router's key of the entry; undefined if the router did not create it, such as for an anchor. */
function pageOfSite(state: State): string | undefined {
  return state?.idx === undefined ? undefined : `${state.idx} ${state.key ?? ""}`;
}

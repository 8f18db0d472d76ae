import { useEffect, useEffectEvent, useRef } from "react";
import { interceptPopState } from "~/ui/intercept-pop-state";
import { isDialogStep } from "~/ui/modal/history-entry";

/** What the browser's history keeps of a page of a form. */
interface Entry {
  /** The form as it was mounted: what was filled in before is gone. */
  form: string;
  page: number;
}

/** An entry of the browser's history, with what the router keeps there. */
type State = { idx?: number; key?: string; form?: Entry } | null;

/**
 * Lets the browser's Back and Forward turn the pages of a form, which are no pages of the site: nothing is fetched, and nothing that was
 * filled in is lost. Each turned page is an entry of the history that looks to the router like the page of the site on which the form
 * stands; of going between them it hears nothing, else it would load that page anew.
 *
 * @param first the page that is shown at the beginning
 * @param show turns to a page
 * @returns notes that the form was turned to a page
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

/** Which of the router's entries it belongs to; undefined of one that it has not made, such as an anchor's. */
function pageOfSite(state: State): string | undefined {
  return state?.idx === undefined ? undefined : `${state.idx} ${state.key ?? ""}`;
}

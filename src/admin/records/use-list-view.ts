import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { changedView, type ListShape, type ListView, readListView, writeListView } from "./list-address";

export type ChangeView = (change: Partial<ListView>, options?: { replace?: boolean }) => void;

/**
 * The view in the address, and a function to change it. Typing replaces the address; a choice adds to the
 * history. The search words of a list of people are kept while its screen is open, and stay out of the address.
 */
export function useListView(shape: ListShape): [ListView, ChangeView] {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState("");
  const view = useMemo(() => readListView(address, shape, typed), [address, shape, typed]);
  const change = useCallback<ChangeView>(
    (part, { replace = false } = {}) => {
      if (part.q !== undefined) setTyped(part.q);
      setAddress((now) => writeListView(changedView(readListView(now, shape), part), shape), {
        replace,
        preventScrollReset: true,
      });
    },
    [setAddress, shape],
  );
  return [view, change];
}

import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changedView, type ListView, readListView, writeListView } from "./list-address";

/**
 * The view in the address, and a function to change it. Typing replaces the address; a choice adds to the
 * history.
 */
export function useListView(
  filterNames: readonly string[],
): [ListView, (change: Partial<ListView>, options?: { replace?: boolean }) => void] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readListView(address, filterNames), [address, filterNames]);
  const change = useCallback(
    (part: Partial<ListView>, { replace = false } = {}) =>
      setAddress((now) => writeListView(changedView(readListView(now, filterNames), part)), {
        replace,
        preventScrollReset: true,
      }),
    [setAddress, filterNames],
  );
  return [view, change];
}

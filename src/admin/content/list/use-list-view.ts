import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changedView, type ListShape, type ListView, readListView, writeListView } from "./list-address";

/**
 * The view in the address, and a function to change it. Typing replaces the address; a choice adds to the
 * history.
 */
export function useListView(
  shape: ListShape,
): [ListView, (change: Partial<ListView>, options?: { replace?: boolean }) => void] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readListView(address, shape), [address, shape]);
  const change = useCallback(
    (part: Partial<ListView>, { replace = false } = {}) =>
      setAddress((now) => writeListView(changedView(readListView(now, shape), part), shape), {
        replace,
        preventScrollReset: true,
      }),
    [setAddress, shape],
  );
  return [view, change];
}

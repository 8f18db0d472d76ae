import { useQuery } from "@tanstack/react-query";
import { givingApi } from "./giving-api";

/** The usual purpose of gifts by check. If it was renamed, another designation is preselected. */
export const GENERAL_DESIGNATION = "Unrestricted Foundation Donation";

/** The names of the designations that staff can choose. Includes the current value even if it is no longer offered. */
export function useDesignations(current = ""): string[] {
  const { data = [] } = useQuery({ queryKey: ["giving", "designations"], queryFn: givingApi.designations });
  const names = data.filter(({ offeredTo }) => offeredTo !== "nobody").map(({ name }) => name);
  return current && !names.includes(current) ? [current, ...names] : names;
}

import { useQuery } from "@tanstack/react-query";
import { givingApi } from "./giving-api";

/** What gifts by check are usually for. Another designation is chosen if it was renamed. */
export const GENERAL_DESIGNATION = "Unrestricted Foundation Donation";

/** The names of the designations that staff can choose, and the present value whatever it is. */
export function useDesignations(present = ""): string[] {
  const { data = [] } = useQuery({ queryKey: ["giving", "designations"], queryFn: givingApi.designations });
  const names = data.filter(({ offeredTo }) => offeredTo !== "nobody").map(({ name }) => name);
  return present && !names.includes(present) ? [present, ...names] : names;
}

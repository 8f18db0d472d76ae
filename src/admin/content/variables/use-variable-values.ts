import { useRouteLoaderData } from "react-router";
import type { VariableValues } from "~/content/variables/text-variables";
import { type HospitalFacts, variableValuesOf } from "~/content/variables/variable-values";

/** The text of each variable by the published settings, as of when this area was opened. */
export function useVariableValues(): VariableValues {
  const root = useRouteLoaderData<{ settings: HospitalFacts | null }>("root");
  return variableValuesOf(root?.settings ?? {});
}

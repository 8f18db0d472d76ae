import { useCallback, useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { replaceVariables, type VariableValues } from "~/content/variables/text-variables";
import { type HospitalFacts, variableValuesOf } from "~/content/variables/variable-values";

/** The text of each variable by the published settings, as of when this area was opened. */
export function useVariableValues(): VariableValues {
  const root = useRouteLoaderData<{ settings: HospitalFacts | null }>("root");
  const settings = root?.settings;
  return useMemo(() => variableValuesOf(settings ?? {}), [settings]);
}

/** @returns a function that replaces the variables of a plain text by what visitors read */
export function useFilledIn(): (text: string) => string {
  const values = useVariableValues();
  return useCallback((text) => replaceVariables(text, values, asItIs, asItIs), [values]);
}

function asItIs(value: string): string {
  return value;
}

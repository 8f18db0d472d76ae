import type { TypeDescription } from "~/content/description";
import type { Feature } from "~/platform/admin-features";
import { featureFields, fieldOfFeature } from "./feature-fields";

/**
 * The settings form. The label of the choice `asSetUp` of each feature says whether the environment turns it on.
 * @param setUp the features of the environment (`ADMIN_FEATURES`)
 */
export function reportSetUp(type: TypeDescription, setUp: readonly Feature[]): TypeDescription {
  const on = new Set<string>(setUp.flatMap((name) => (name === "settings" ? [] : fieldOfFeature[name])));
  return {
    ...type,
    fields: type.fields.map((field) => {
      if (!(field.name in featureFields)) return field;
      const choices = field.settings.choices?.map((choice) =>
        choice.value === "asSetUp"
          ? { ...choice, label: `${choice.label}: ${on.has(field.name) ? "on" : "off"}` }
          : choice,
      );
      return choices ? { ...field, settings: { ...field.settings, choices } } : field;
    }),
  };
}

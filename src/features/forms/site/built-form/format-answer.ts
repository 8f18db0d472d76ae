import type { TypedValues } from "~/ui/form/form-fields";
import { addressField, addressParts } from "../../form/address-parts";
import type { FormQuestion } from "../../form/question";
import { storedFileName } from "./stored-file-name";

/** The answer to a question as text for the review page; empty if there is none. */
export function formatAnswer({ name, kind }: FormQuestion, values: TypedValues): string {
  const all = (of: string) => [values[of] ?? []].flat().filter((value) => value !== "");
  switch (kind) {
    case "address": {
      const [street, line2, city, state, zip] = addressParts.map(
        (part) => all(addressField(name, part)).at(-1) ?? "",
      );
      const town = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
      return [street, line2, town].filter(Boolean).join("\n");
    }
    case "checkbox":
    case "consent":
      return all(name).length > 0 ? "Yes" : "";
    case "date":
      return formatDay(all(name).at(-1) ?? "");
    case "file":
      return all(name).map(storedFileName).join("\n");
    case "choices":
      return all(name).join("\n");
    default:
      return all(name).at(-1) ?? "";
  }
}

/** @param text a day, or a timestamp of noon on that day */
function formatDay(text: string): string {
  const date = new Date(`${text.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return text;
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

import { type FormEvent, useState } from "react";
import { reportDefect } from "../requests/report-defect";
import { fieldsOf } from "./fields-of";

export interface Submission {
  busy: boolean;
  /** What is wrong, by the field's name; gone once the field is edited. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  failure: unknown;
  /** For the form element. */
  form: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * One form's way to the server. While an answer is awaited nothing is sent twice; a refusal leaves what was typed, says at each
 * field what is wrong with it, and leads the keyboard to the first.
 *
 * @param send gets the fields' texts; what it throws is shown
 */
export function useSubmit(send: (values: Record<string, string>) => Promise<unknown>): Submission {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);

  async function submit(form: HTMLFormElement) {
    const values = textsOf(form);
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      reportDefect(error);
      const sorted = fieldsOf(error, namesIn(form));
      setErrors(sorted.errors);
      setFailure(sorted.rest);
      const [first] = Object.keys(sorted.errors);
      if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    errors,
    failure,
    form: {
      onSubmit(event) {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
      onChange({ target }) {
        const name = target instanceof Element ? target.getAttribute("name") : null;
        if (name && errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
      },
    },
  };
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => element.getAttribute("name") ?? []);
}

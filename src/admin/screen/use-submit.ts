import { type FormEvent, useState } from "react";
import { recountPendingWork } from "../requests/query-client";
import { reportDefect } from "../requests/report-defect";
import { fieldsOf } from "./fields-of";

export interface Submission {
  busy: boolean;
  /** Errors by field name; removed once the field is edited. */
  errors: Readonly<Record<string, string>>;
  /** The error of the form as a whole. */
  failure: unknown;
  /** Props of the form element. */
  form: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * Submits a form. While a response is pending, nothing is sent twice. A refusal keeps the input, shows each field's
 * error, and focuses the first.
 * @param send gets the fields' texts; its errors are shown
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
      recountPendingWork();
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

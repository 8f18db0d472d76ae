import { useState } from "react";
import { Field, type FieldProps } from "~/ui/form/field";
import { useTyped } from "~/ui/form/form-fields";
import { useHydrated } from "../browser/use-hydrated";
import { noonOf } from "./noon-of";

interface DateFieldProps extends FieldProps {
  autoComplete?: string;
  defaultValue?: string;
}

/**
 * A day. With JavaScript it is sent as noon of that day in the visitor's time zone (specification, section
 * 5), otherwise as the day itself.
 */
export function DateField({ name, autoComplete, defaultValue, ...field }: DateFieldProps) {
  const first = (useTyped()?.[name] ?? defaultValue ?? "").slice(0, 10);
  const [day, setDay] = useState(first);
  const hydrated = useHydrated();
  return (
    <Field name={name} {...field}>
      {({ onInput, name: own, ...control }) => (
        <>
          <input
            {...control}
            type="date"
            data-kept-as={own}
            name={hydrated ? undefined : own}
            autoComplete={autoComplete}
            defaultValue={first}
            min="1900-01-01"
            max="2100-12-31"
            onInput={(event) => {
              onInput();
              setDay(event.currentTarget.value);
            }}
          />
          {hydrated && <input type="hidden" name={own} value={noonOf(day)} />}
        </>
      )}
    </Field>
  );
}

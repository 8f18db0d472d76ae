import { lazy, Suspense } from "react";
import type { TypedValues } from "~/ui/form/form-fields";
import type { ShownForm } from "../../form/shown-form";
import type { BlockParts } from "./block-parts";

const Built = lazy(async () => ({ default: (await import("../../site/built-form/built-form")).BuiltForm }));

/**
 * A form in a page. Loaded lazily, because most pages have none.
 * @param props.initially the initial values, by the name of the question
 */
export function FormInPage({ form, initially }: { form: ShownForm; initially?: TypedValues }) {
  return (
    <Suspense>
      <Built form={form} initially={initially} />
    </Suspense>
  );
}

/** The components that pages provide to their blocks. */
export const blockParts: BlockParts = { form: FormInPage };

import { lazy, Suspense } from "react";
import type { TypedValues } from "~/ui/form/form-fields";
import type { ShownForm } from "../../form/shown-form";
import type { BlockParts } from "./block-parts";

const Built = lazy(async () => ({ default: (await import("../../site/built-form/built-form")).BuiltForm }));

/**
 * A form within another page: most pages have none, so its code comes only with those that do.
 * @param props.initially what stands in fields before anything was typed, by the name of the question
 */
export function FormInPage({ form, initially }: { form: ShownForm; initially?: TypedValues }) {
  return (
    <Suspense>
      <Built form={form} initially={initially} />
    </Suspense>
  );
}

/** What pages bring to their blocks. */
export const blockParts: BlockParts = { form: FormInPage };

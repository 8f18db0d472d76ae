import { lazy, Suspense } from "react";
import type { ShownForm } from "../../form/shown-form";
import type { BlockParts } from "./block-parts";

const Built = lazy(async () => ({ default: (await import("../../site/built-form/built-form")).BuiltForm }));

/** A form within a page of blocks: most pages have none, so its code comes only with those that do. */
function FormInBlock({ form }: { form: ShownForm }) {
  return (
    <Suspense>
      <Built form={form} />
    </Suspense>
  );
}

/** What pages bring to their blocks. */
export const blockParts: BlockParts = { form: FormInBlock };

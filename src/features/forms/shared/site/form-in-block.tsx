import { lazy, Suspense } from "react";
import type { ShownForm } from "../../form/shown-form";
import type { BlockParts } from "./block-parts";

const Built = lazy(async () => ({ default: (await import("../../site/built-form/built-form")).BuiltForm }));

/** A form in a page of blocks. Loaded lazily, because most pages have none. */
function FormInBlock({ form }: { form: ShownForm }) {
  return (
    <Suspense>
      <Built form={form} />
    </Suspense>
  );
}

/** The components that pages provide to their blocks. */
export const blockParts: BlockParts = { form: FormInBlock };

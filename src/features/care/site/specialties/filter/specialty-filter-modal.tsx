import { lazy, Suspense, useCallback, useState } from "react";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";

const SpecialtyChoice = lazy(() => import("./specialty-choice"));

/** The choice of a specialty in a modal, which `specialty-filter` opens. Any item of the navigation closes it, too. */
export default function SpecialtyFilterModal() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useNamedEvent("specialty-filter", () => setOpen(true));
  useNamedEvent("specialty-filter-close", close);
  return (
    <Modal
      open={open}
      onClose={close}
      title="Choose a specialty"
      width="normal"
      reopening={{ name: "specialty-filter" }}
    >
      <Suspense fallback={<Loader />}>
        <SpecialtyChoice onChosen={close} />
      </Suspense>
    </Modal>
  );
}

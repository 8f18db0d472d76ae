import { lazy, Suspense, useCallback, useState } from "react";
import { successOf } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { useCloseOnLeaving } from "~/site/browser/use-close-on-leaving";
import { useFetched } from "~/site/browser/use-fetched";
import { emit } from "~/ui/events/emit";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";
import type { ClassToRegisterFor } from "../registration/registration-form";

const ClassInBrief = lazy(() => import("./class-in-brief"));
const RegistrationInModal = lazy(() => import("../registration/registration-in-modal"));
const LOADING = "Loading the class";

/**
 * A class in a modal, which the query parameter `class-details` opens, or `class-registration` for the form. Both have
 * the class's id. Shows a loader while the record loads. If that fails, it closes and tells the visitor why.
 */
export default function ClassModal() {
  const [requested, setRequested] = useState<{ id: string }>();
  const [registers, setRegisters] = useState(false);
  const close = useCallback(() => setRequested(undefined), []);
  const found = useFetched({
    requested,
    fetchIt: fetchClass,
    name: "class",
    onFailure: close,
  });
  useCloseOnLeaving(close);
  useNamedEvent("class-details-close", close);
  useNamedEvent("class-registration-close", close);
  useNamedEvent("class-details", ({ id }) => open(id, false));
  useNamedEvent("class-registration", ({ id }) => open(id, true));

  function open(id: string, toRegister: boolean) {
    setRequested({ id });
    setRegisters(toRegister);
  }

  function taken(status: string) {
    if (!found) return;
    const { type, startsAt: startDate, endsAt: endDate, title } = found;
    close();
    emit("registration-success", {
      classType: type?.name ?? "",
      startDate,
      endDate,
      title,
      status: status === "waitlisted" ? "waitlisted" : "confirmed",
    });
  }

  return (
    <Modal
      open={requested !== undefined}
      onClose={close}
      title={titleOf(found, registers)}
      reopening={{ name: registers ? "class-registration" : "class-details", detail: requested }}
    >
      {found ? (
        <Suspense fallback={<Loader label={LOADING} />}>
          {registers ? (
            <RegistrationInModal key={found.id} found={found} onAccepted={taken} />
          ) : (
            <ClassInBrief found={found} />
          )}
        </Suspense>
      ) : (
        <Loader label={LOADING} />
      )}
    </Modal>
  );
}

function titleOf(found: ClassToRegisterFor | undefined, registers: boolean): string {
  if (!found) return registers ? "Register" : "Class";
  if (!registers) return found.title;
  return found.availability.waitlist ? `Join the waitlist: ${found.title}` : `Register: ${found.title}`;
}

async function fetchClass({ id }: { id: string }, signal: AbortSignal): Promise<ClassToRegisterFor> {
  const answer = successOf(await get("/api/class/{id}", { params: { id }, signal }));
  return answer.class;
}

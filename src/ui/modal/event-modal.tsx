import { type ReactNode, useCallback, useState } from "react";
import type { EventDetails, EventName } from "../events/event-details";
import { useNamedEvent } from "../events/use-named-event";
import { Modal, type ModalProps } from "./modal";

export interface EventModalProps<Name extends EventName>
  extends Omit<ModalProps, "open" | "onClose" | "title" | "reopening" | "children"> {
  /** The named event that opens it. Fired again while open, it shows the new detail. */
  opensOn: Name;
  /** The named event that closes it, if there is one. */
  closesOn?: EventName;
  title: ReactNode | ((detail: EventDetails[Name]) => ReactNode);
  onClosed?: () => void;
  /** The detail with which it reopens after a reload, or by Back and Forward. Default: the same detail. */
  reopensWith?: (detail: EventDetails[Name]) => EventDetails[Name];
  children: (detail: EventDetails[Name], close: () => void) => ReactNode;
}

/** A modal that a named in-app event opens. Its content is not rendered before. */
export function EventModal<Name extends EventName>({
  opensOn,
  closesOn,
  title,
  onClosed,
  reopensWith = (detail) => detail,
  children,
  ...rest
}: EventModalProps<Name>) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<{ detail: EventDetails[Name] }>();

  const close = useCallback(() => {
    if (!open) return;
    setOpen(false);
    onClosed?.();
  }, [open, onClosed]);

  useNamedEvent(opensOn, (detail) => {
    setOpened({ detail });
    setOpen(true);
  });
  useNamedEvent(closesOn ?? opensOn, () => {
    if (closesOn) close();
  });

  if (!opened) return null;
  return (
    <Modal
      {...rest}
      open={open}
      onClose={close}
      reopening={{ name: opensOn, detail: reopensWith(opened.detail) }}
      title={typeof title === "function" ? title(opened.detail) : title}
    >
      {children(opened.detail, close)}
    </Modal>
  );
}

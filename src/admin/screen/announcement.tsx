import { useEffect, useState } from "react";

/** A sentence for screen readers only. They say what changes in an element that was there before. */
export function Announcement({ children }: { children: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(children), [children]);
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  );
}

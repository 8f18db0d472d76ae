import { isbot } from "isbot";

/** Whether nobody looks at what is asked for: a robot, or a browser that fetches ahead of its reader. */
export function isRobot(header: (name: string) => string | undefined): boolean {
  const agent = header("user-agent");
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz");
  return !agent || isbot(agent) || Boolean(purpose?.includes("prefetch"));
}

import { isbot } from "isbot";

/** Whether nobody will see the response: a robot, or a prefetch. */
export function isRobot(header: (name: string) => string | undefined): boolean {
  const agent = header("user-agent");
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz");
  return !agent || isbot(agent) || Boolean(purpose?.includes("prefetch"));
}

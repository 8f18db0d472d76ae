import { isbot } from "isbot";
import { BoundedMap } from "~/platform/cache/bounded-map";
import { isPrefetch } from "~/server/is-prefetch";

/** Browsers send few different names. Recognizing one takes longer than responding from the page cache. */
const agents = new BoundedMap<string, boolean>(1_000);

/** Whether nobody will see the response, because it is for a robot or a prefetch. */
export function isRobot(header: (name: string) => string | undefined): boolean {
  const agent = header("user-agent");
  return !agent || isAutomated(agent) || isPrefetch(header);
}

/** Longer ones are rare, and would fill the memory. */
const MEMOIZED_LENGTH = 300;

function isAutomated(agent: string): boolean {
  return agent.length > MEMOIZED_LENGTH ? isbot(agent) : agents.getOrAdd(agent, isbot);
}

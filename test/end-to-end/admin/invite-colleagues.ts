import { adminCaller, browserOf } from "../../admin-call";
import { administrator } from "./administrator";
import { colleagues } from "./colleagues";

/**
 * Adds the colleagues to a site through invitations: the administrator invites each, the mail waits in the
 * outbox, and its link lets them choose a password.
 * @throws Error with the site's response if it refused
 */
export async function inviteColleagues(address: string): Promise<void> {
  const call = adminCaller(address);
  const ask = async (...request: Parameters<typeof call>): Promise<Response> => {
    const answer = await call(...request);
    if (answer.ok) return answer;
    throw new Error(`${request[0]} ${request[1]}: ${answer.status} ${await answer.text()}`);
  };
  const session = await browserOf(await ask("POST", "/session", {}, administrator));
  for (const { name, email, password, permissions } of Object.values(colleagues)) {
    const flags = Object.fromEntries(permissions.map((flag) => [flag, true]));
    await ask("POST", "/users", session, { name, email, ...flags });
    const { items } = (await (await ask("GET", "/outbox", session)).json()) as {
      items: { id: string; to: string | null }[];
    };
    const id = items.find(({ to }) => to === email)?.id;
    const { message } = (await (await ask("GET", `/outbox/${id}`, session)).json()) as {
      message: { text: string };
    };
    const token = /\/admin\/invitation#([\w-]+)/.exec(message.text)?.[1];
    await ask("PUT", "/invitation", {}, { token, name, password });
  }
}

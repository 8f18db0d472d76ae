/** Calls the admin API of a test's site: `call("PATCH", "/users/…", headers, body)`. */
export function adminCaller(url: string) {
  return (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    fetch(`${url}/api/admin${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
}

/** The headers that a browser sends after this sign-in. */
export async function browserOf(answer: Response): Promise<{ cookie: string; authorization: string }> {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { apiToken } = (await answer.clone().json()) as { apiToken: string };
  return { cookie, authorization: `Bearer ${apiToken}` };
}

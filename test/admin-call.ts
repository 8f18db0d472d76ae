/** Calls the admin API of a test's site: `call("PATCH", "/users/…", headers, body)`. */
export function adminCaller(url: string) {
  return (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    fetch(`${url}/api/admin${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
}

/** Like `adminCaller`, and reads the JSON of each response. */
export function adminJsonCaller(url: string) {
  const call = adminCaller(url);
  return async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) => {
    const answer = await call(method, path, headers, body);
    return { status: answer.status, body: await answer.json() };
  };
}

interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  /** Further fields of the form. */
  fields?: Record<string, string>;
}

/** Uploads files through the admin API: `upload("/images/upload", headers, { name, bytes })`. */
export function adminUploader(url: string) {
  return async (
    path: string,
    headers: Record<string, string>,
    { name, bytes, fields = {} }: UploadedFile,
  ) => {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(bytes)], name));
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    const answer = await fetch(`${url}/api/admin${path}`, { method: "POST", headers, body });
    return { status: answer.status, body: await answer.json() };
  };
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

import { useClientStore } from "../../../client/store/client-store";

/**
 * Saves what an address answers with as a file on the visitor’s computer. A plain link cannot carry the token, hence the detour.
 * @param body where what is wanted is not for an address, it is posted
 * @throws Error saying why the server gave no file
 */
export async function downloadFile(
  address: string,
  fileName: string,
  { body }: { body?: Record<string, unknown> } = {},
): Promise<void> {
  const { apiToken } = useClientStore.getState();
  const authorization = `Bearer ${apiToken}`;
  const answer = await fetch(
    address,
    body
      ? {
          method: "POST",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify(body),
        }
      : { headers: { authorization } },
  );
  if (!answer.ok) throw new Error(`the server answered with status ${answer.status}.`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

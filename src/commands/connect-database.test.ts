import { expect, test, vi } from "vitest";
import { cuttableDatabase } from "../../test/cuttable-database";
import { testDatabase } from "../../test/database";
import { waitForDatabase } from "./connect-database";

const { url } = await testDatabase();

test("a start waits for a database that does not respond yet, and says so once", async () => {
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const line = await cuttableDatabase(url);
  line.cut();
  const waiting = waitForDatabase(line.url);
  await vi.waitFor(() =>
    expect(printed).toHaveBeenCalledWith(expect.stringContaining("does not respond yet; waiting up to 60 s")),
  );
  line.mend();
  await waiting;
  expect(printed).toHaveBeenCalledTimes(1);
  line.close();
});

test("names a database that stays unavailable, with what to do and without the password", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const line = await cuttableDatabase(url);
  line.close();
  const address = new URL(line.url);
  address.password = "kept to itself";
  const problem = await waitForDatabase(address.href, { timeoutMs: 0 }).catch((error) => error);
  const { hostname, port } = address;
  expect(problem.message).toBe(`No PostgreSQL answers at ${hostname}:${port} (ECONNREFUSED).`);
  expect(problem.remedy).toContain("DATABASE_URL");
  expect(problem.message + problem.remedy).not.toMatch(/kept.*itself/);
});

test("a signal ends the wait", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const line = await cuttableDatabase(url);
  line.cut();
  const controller = new AbortController();
  const waiting = waitForDatabase(line.url, { signal: controller.signal });
  controller.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
  line.close();
});

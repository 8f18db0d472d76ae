import { expect, test } from "vitest";
import { testApp } from "../../../test/web-app";

const { url, services } = await testApp();
await services.storage.put("ab12.csv", Buffer.from("care,price\n"), "text/csv");

test("serves a file under its key, and under its key with a download name", async () => {
  for (const address of ["/files/ab12.csv", "/files/ab12.csv/47_prairie_standardcharges.csv"]) {
    const answer = await fetch(url + address);
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "text/csv",
      "care,price\n",
    ]);
  }
});

test("does not serve a form's upload, even to someone who knows its key", async () => {
  await services.storage.put("ab12.seal", Buffer.from("sealed"), "application/octet-stream");
  expect((await fetch(`${url}/files/ab12.seal`)).status).toBe(404);
});

test.each(["/files/none.csv", "/files/ab12.csv/", "/files/ab12.csv/a/b.csv", "/files/none.csv/ab12.csv"])(
  "does not serve %s",
  async (address) => {
    expect((await fetch(url + address)).status).toBe(404);
  },
);

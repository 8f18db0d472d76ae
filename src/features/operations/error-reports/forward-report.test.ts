import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanReport } from "./clean-report";
import { forwardReport } from "./forward-report";
import { errorReportInput } from "./input";

const taken: { type: string | undefined; body: string }[] = [];
let status = 204;
const server = createServer(async (request: IncomingMessage, response) => {
  taken.push({ type: request.headers["content-type"], body: await text(request) });
  response.writeHead(status).end();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`;
});
afterAll(() => {
  server.close();
});

const input = errorReportInput.parse({
  error: { name: "TypeError", message: "ada@mail.example was not found", stack: "at a.js:1:2" },
  url: "https://hospital.example/donate?name=Ada",
  userAgent: "Firefox/140",
  screenWidth: 1366,
  screenHeight: 900,
});
const forward = () =>
  forwardReport({ url, token: "elm" }, cleanReport(input), input, "https://hospital.example");

test("the collector gets a token and the error's detail, without what a visitor typed", async () => {
  await forward();
  expect(taken[0]?.type).toBe("application/json");
  const { token, error_detail } = JSON.parse(taken[0]?.body ?? "");
  expect(token).toBe("elm");
  expect(JSON.parse(error_detail)).toEqual({
    error: { name: "TypeError", message: "(email) was not found", stack: "at a.js:1:2" },
    url: "https://hospital.example/donate",
    userAgent: "Firefox/140",
    screenWidth: 1366,
    screenHeight: 900,
  });
});

test("throws if the collector refuses", async () => {
  status = 500;
  await expect(forward()).rejects.toThrow("status 500");
});

import { expect, test } from "vitest";
import { readPage } from "./read-page";

const page = (body: string) =>
  `<html><body><nav><p>Skip me entirely, please.</p></nav><main>${body}</main></body></html>`;

test("long sentences of long words are harder than short ones", () => {
  const easy = readPage(page("<p>Call us. We will help you. Bring your card.</p>"));
  const hard = readPage(
    page(
      "<p>Preoperative anticoagulation discontinuation necessitates individualized multidisciplinary consideration.</p>",
    ),
  );
  expect(easy.grade).toBeLessThan(3);
  expect(hard.grade).toBeGreaterThan(20);
  expect(easy.sentences.map(({ text }) => text)).toEqual([
    "Call us.",
    "We will help you.",
    "Bring your card.",
  ]);
});

test("only sentences count: no heading, no form, no markup", () => {
  const { sentences } = readPage(
    page(
      "<h2>Gastroenterology</h2><form><p>Your name here.</p></form><p>Call <a href='/x'>the <b>desk</b></a> &amp; ask.</p><script>a.b.</script>",
    ),
  );
  expect(sentences.map(({ text }) => text)).toEqual(["Call the desk & ask."]);
});

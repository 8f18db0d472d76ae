import { expect, test } from "vitest";
import { drawnText, MISSING } from "../../../test/drawn-text";
import { readTaggedPdf } from "../../../test/pdf-tags";
import { pdfOfPage } from "./pdf-of-page";

const about = {
  author: "Prairie Lantern",
  address: "https://hospital.example/visiting",
  createdAt: new Date("2026-11-24T12:00:00Z"),
};

async function lettersOf(main: string): Promise<string> {
  const html = `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>Visiting</h1>${main}</main></body></html>`;
  const { document } = await readTaggedPdf(await pdfOfPage(html, about));
  return drawnText(document).join("");
}

test("a PDF shows every letter of Vietnamese, Polish, Turkish, Greek, and Russian names", async () => {
  for (const name of ["Nguyễn Thị Ánh", "Łukasz Dvořák", "İbrahim Şahin", "Νίκος Παππάς", "Иван Петров"]) {
    const drawn = await lettersOf(
      `<h2>${name}</h2><p>With <strong>${name}</strong>.</p><ul><li>${name}</li></ul>
      <table><caption>${name}</caption><tr><th scope="col">${name}</th></tr><tr><td>${name}</td></tr></table>`,
    );
    expect(drawn).not.toContain(MISSING);
    expect(drawn.split(name)).toHaveLength(7);
  }
});

test("right-to-left words are in order, from right to left", async () => {
  const fromTheLeft = (text: string) => [...text].reverse().join("");
  expect(await lettersOf("<p>דוד בן כהן</p>")).toContain(fromTheLeft("דוד\u00a0בן\u00a0כהן"));
  expect(await lettersOf("<p>Dr. דוד (המורה) RN</p>")).toContain(`${fromTheLeft("דוד\u00a0)המורה(")} RN`);
});

test("right-to-left words that need several lines begin on the first line, and no word is broken", async () => {
  const words = Array.from({ length: 60 }, (_, at) => (at === 0 ? "ראשון" : "מילה"));
  const drawn = await lettersOf(`<p>${words.join(" ")}</p>`);
  const [first, other] = ["ראשון", "מילה"].map((word) => [...word].reverse().join("")) as [string, string];
  expect(drawn.indexOf(first)).toBeLessThan(drawn.length / 2);
  expect(drawn.split(first)).toHaveLength(2);
  expect(drawn.split(other)).toHaveLength(60);
});

test("a letter that no typeface has leaves the rest of its text readable", async () => {
  expect(await lettersOf("<p>Wang 王 Fang</p>")).toContain(`Wang ${MISSING} Fang`);
});

import { expect, test } from "vitest";
import { DOCUMENTS, PICTURES } from "../media-kind";
import { refusalBeforeUpload } from "./refusal-before-upload";

const file = (name: string, size = 1_000) => ({ name, size });

test("accepts files that the server may accept", () => {
  expect(refusalBeforeUpload(file("Barn.JPG"), PICTURES)).toBeNull();
  expect(refusalBeforeUpload(file("menu.may.pdf"), DOCUMENTS)).toBeNull();
  expect(refusalBeforeUpload(file("a.png", PICTURES.maximumBytes), PICTURES)).toBeNull();
});

test("takes films and their captions", () => {
  for (const name of ["tour.mp4", "tour.webm", "tour.vtt"])
    expect(refusalBeforeUpload(file(name), DOCUMENTS)).toBeNull();
});

test.each([
  [file("notes.txt"), PICTURES, /A \.txt file cannot be used as a picture/],
  [file("barn"), PICTURES, /without an extension/],
  [file("barn.HEIC"), PICTURES, /Export the photo as JPEG/],
  [file("menu.doc"), DOCUMENTS, /Save it as \.docx/],
  [file("empty.png", 0), PICTURES, /empty/],
  [
    file("huge.pdf", 61 * 1024 * 1024),
    DOCUMENTS,
    /has 61 MB. The limit is 50 MB. Make it smaller and try again/,
  ],
  [file("prices.json", 61 * 1024 * 1024), DOCUMENTS, /keep it on another server .* Settings, Price file/],
])("refuses $name and says what to do", (one, kind, words) => {
  expect(refusalBeforeUpload(one, kind)).toMatch(words);
});

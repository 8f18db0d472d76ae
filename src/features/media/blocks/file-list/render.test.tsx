import { expect, test } from "vitest";
import { rendered } from "../../../../../test/rendered";
import FileList from "./render";

const file = {
  id: "1",
  title: "Menu",
  filename: "menu.pdf",
  src: "/files/menu.pdf",
  mimeType: "application/pdf",
  size: 1_000,
  pageWithSameContent: "",
};
const list = (pageWithSameContent: string) =>
  rendered(
    <FileList
      heading="Papers"
      intro=""
      anchor="papers"
      ground="paper"
      files={[{ file: { ...file, pageWithSameContent }, title: "", note: "" }]}
      data={null}
    />,
  );

test("a document leads to the page with the same content", () => {
  expect(list("/menu")).toMatch(/<a [^>]*href="\/menu"[^>]*>Read Menu as a page<\/a>/);
  expect(list("")).not.toContain("as a page");
});

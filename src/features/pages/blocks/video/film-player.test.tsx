import { expect, test } from "vitest";
import type { FileView } from "~/features/media/shared/file/file-view";
import type { Captions } from "~/ui/captions-track";
import { rendered } from "../../../../../test/rendered";
import { FilmPlayer } from "./film-player";

const stored = (filename: string, mimeType: string): FileView => ({
  id: filename,
  title: "A walk through the house",
  filename,
  src: `/files/${filename}`,
  mimeType,
  size: 1_000,
  pageWithSameContent: "",
});
const film = stored("walk.mp4", "video/mp4");
const player = (captions: Captions | null) =>
  rendered(<FilmPlayer title="" film={film} poster={null} captions={captions} />);

test("a film of the library plays with its captions shown", () => {
  const played = player({ src: "/files/walk.vtt", language: { code: "es", name: "Español" } });
  expect(played).toMatch(
    /<track (?=[^>]*kind="captions")(?=[^>]*src="\/files\/walk\.vtt")(?=[^>]*default)[^>]*>/,
  );
  expect(played).toMatch(/<track (?=[^>]*srcLang="es")(?=[^>]*label="Español")[^>]*>/i);
  expect(player(null)).not.toContain("<track");
});

test("a film is named, and can be downloaded where it cannot be played", () => {
  expect(player(null)).toContain('aria-label="A walk through the house"');
  expect(player(null)).toContain('<a href="/files/walk.mp4">A walk through the house</a>');
});

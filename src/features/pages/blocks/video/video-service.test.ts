import { expect, test } from "vitest";
import { videoService } from "./video-service";

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk&t=3", "https://www.youtube-nocookie.com/embed/abcdefghijk?"],
  ["https://youtu.be/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk?"],
  ["https://m.youtube.com/shorts/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk?"],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?"],
  ["https://vimeo.com/123456789/0a1b2c3d4e", "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&"],
])("%s plays in %s", (href, player) => {
  expect(videoService(href)?.player).toContain(player);
});

test.each([
  "",
  "/about-us",
  "http://youtu.be/abcdefghijk",
  "https://youtube.com.evil.example/watch?v=abcdefghijk",
  "https://www.youtube.com/watch?v=%22onload%3D",
  "https://www.youtube.com/@somebody",
  "https://vimeo.com/channels/1",
  "javascript:alert(1)//youtu.be/abcdefghijk",
])("not: %s", (href) => {
  expect(videoService(href)).toBeNull();
});

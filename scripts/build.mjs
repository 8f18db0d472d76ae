// npm run build: does what `npm start` does before it starts, for images and machines that are prepared in
// advance.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { prepare } = await import("./lib/prepare.mjs");
  await prepare();
} catch (error) {
  reportProblem(error);
}

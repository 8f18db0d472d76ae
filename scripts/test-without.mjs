// npm run test:without -- newsletter [PATHS]: runs the tests of the rest with a feature off the list, in a copy of the
// checkout. Without a name, it does so for each feature that a site can do without.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { prepareTools } = await import("./lib/prepare.mjs");
  const { removableFeatures, testWithoutFeature } = await import("./lib/test-without-feature.mjs");
  const node = await prepareTools();
  const [chosen, ...paths] = process.argv.slice(2);
  let failures = 0;
  for (const name of chosen ? [chosen] : removableFeatures) {
    const { passed, failed } = await testWithoutFeature(node, name, paths);
    console.log(`Without ${name}: ${passed} passed, ${failed} failed`);
    failures += failed;
  }
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  reportProblem(error);
}

// Runs beside the server's own thread: loading the word lists and rating one password take longer than a request may wait.
const { createRequire } = require("node:module");
const { parentPort, workerData } = require("node:worker_threads");

// This file runs from memory, so packages are looked up from where the server is.
const load = createRequire(workerData.server);
const { ZxcvbnFactory } = load("@zxcvbn-ts/core");
const common = load("@zxcvbn-ts/language-common");
const english = load("@zxcvbn-ts/language-en");

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  // Each further substitution multiplies the work.
  l33tMaxSubstitutions: 10,
});
const commonPasswords = new Set(common.dictionary["passwords-common"]);

parentPort.on("message", ({ id, password, words, spellings }) => {
  const isCommon = spellings.some((spelling) => commonPasswords.has(spelling));
  parentPort.postMessage({ id, isCommon, score: estimator.check(password, words).score });
});

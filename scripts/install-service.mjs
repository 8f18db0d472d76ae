// npm run install-service: installs this checkout as a systemd service: prepares it, creates the user and the
// settings, and starts it. `--print` only prints the unit.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { installService, serviceUnit } = await import("./lib/install-service.mjs");
  if (process.argv.includes("--print")) process.stdout.write(serviceUnit());
  else await installService();
} catch (error) {
  reportProblem(error);
}

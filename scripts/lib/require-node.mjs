// Imported first and alone. An older Node must be able to parse this file, so it uses no newer syntax or
// modules.
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    `Openward needs Node 20 or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org and start again.`,
  );
  process.exit(1);
}

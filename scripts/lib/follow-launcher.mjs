// Loaded into the program before its own code. The channel to the launcher closes when the launcher ends, for
// whatever reason.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

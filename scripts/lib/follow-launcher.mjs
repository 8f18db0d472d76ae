// Loaded into the program beside its own code: the channel to the launcher closes when the launcher ends, however it ends.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

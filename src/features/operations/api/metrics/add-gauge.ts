import { Gauge, type Registry } from "prom-client";

/**
 * Adds a gauge that is read for each request. If reading fails, only this gauge is left out.
 * @param labelNames with a few fixed values each
 */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: (gauge: Gauge) => Promise<void> | void,
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        await read(this);
      } catch {
        this.remove();
      }
    },
  });
}

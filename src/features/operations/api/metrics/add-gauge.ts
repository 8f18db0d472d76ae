import { Gauge, type Registry } from "prom-client";

/**
 * Adds a figure that is read whenever somebody asks. When it cannot be read it is left out of the answer; the others are still given.
 * @param labelNames of a few fixed values each
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

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

/** The metrics of this process, for `/metrics`. Other modules add their own with `counter` and `gauge`. */
export interface Metrics {
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Returns the counter of this name, which is made with the first call. */
  counter<Label extends string>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
  /** Adds a gauge, or replaces the one of this name. `read` returns its value and is called at every scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /** Returns all metrics in Prometheus' text format. */
  render(): Promise<{ contentType: string; text: string }>;
}

/** `process` adds metrics about this Node process; at most one registry per process may have them. */
export function createMetrics(options: { process: boolean }): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    observeRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    counter(name, help, labels = []) {
      const made = registry.getSingleMetric(name);
      return made instanceof Counter
        ? made
        : new Counter({ name, help, labelNames: labels, registers: [registry] });
    },
    gauge(name, help, read) {
      registry.removeSingleMetric(name);
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
    },
    async render() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

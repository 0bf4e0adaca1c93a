import * as v from 'valibot';

const levels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof levels)[number];

/** The variables for logs, metrics and traces. */
export const observabilityVariables = {
  LOG_LEVEL: v.optional(v.picklist(levels, 'must be error, warn, info or debug'), 'info'),
  METRICS_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be at most 65535'),
    ),
  ),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~-]{16,128}$/, 'must have 16 to 128 letters, digits or "-._~"')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/, 'must be a URL such as http://collector:4318')),
  ),
  OTEL_SERVICE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'must have 1 to 64 letters, digits or "-._"')),
    'clearloan-lender',
  ),
};

type Observability = v.InferOutput<v.ObjectSchema<typeof observabilityVariables, undefined>>;

/** Where metrics are exposed. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
  /** The bearer token for metrics. If absent, anyone who can reach the port may read them. */
  readonly token: string | undefined;
}

export interface ObservabilitySettings {
  readonly logLevel: LogLevel;
  readonly serviceName: string;
  readonly metrics: MetricsSettings | undefined;
  /** Base URL of an OTLP collector. No traces if absent. */
  readonly traceEndpoint: string | undefined;
}

const isLoopback = (host: string) => /^(?:localhost|127\.[\d.]+|::1)$/.test(host);

/** @throws Error that names the variable: metrics reachable from the network require a token */
export function observabilityOf(set: Observability): ObservabilitySettings {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = set;
  if (port !== undefined && token === undefined && !isLoopback(host))
    throw new Error('METRICS_TOKEN is required unless METRICS_HOST is a loopback address.');
  return {
    logLevel: set.LOG_LEVEL,
    serviceName: set.OTEL_SERVICE_NAME,
    metrics: port === undefined ? undefined : { port, host, token },
    traceEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
  };
}

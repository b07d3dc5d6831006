/** Monitoring settings, a part of the environment that server/config.ts reads. */
import { z } from 'zod';

export const telemetryVariables = {
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0.1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must be pairs such as api-key=abc')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('exhibition-site'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
};

type Values = z.infer<z.ZodObject<typeof telemetryVariables>>;

const parsePairs = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .flatMap((pair) => (pair ? [[pair.split('=')[0], decodeURIComponent(pair.replace(/^[^=]*=/, ''))]] : [])),
  ) as Record<string, string>;

/** The monitoring settings of a parsed environment. */
export const telemetryFrom = (values: Values) => ({
  /** The address of the metrics port; null: none. */
  metrics:
    values.METRICS_PORT === undefined
      ? null
      : { host: values.METRICS_HOST, port: values.METRICS_PORT, token: values.METRICS_TOKEN ?? null },
  /** The share of page views whose browsers report web vitals, 0 to 1; 0 without metrics. */
  vitalsSampleRate: values.METRICS_PORT === undefined ? 0 : values.WEB_VITALS_SAMPLE,
  /** The trace collector; null: none. Names and values follow OpenTelemetry. */
  tracing:
    values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          service: values.OTEL_SERVICE_NAME,
          ratio: values.OTEL_TRACES_SAMPLER_ARG,
          headers: parsePairs(values.OTEL_EXPORTER_OTLP_HEADERS),
        },
});

export type TelemetrySettings = ReturnType<typeof telemetryFrom>;

import { trace } from '@opentelemetry/api';
import type { LogLevel } from '../../configuration/observability';
import type { Log } from '../http/access-log';

const ranks: Readonly<Record<LogLevel, number>> = { error: 0, warn: 1, info: 2, debug: 3 };

interface LoggerSettings {
  readonly service: string;
  readonly version: string;
  readonly level: LogLevel;
}

const toOutput = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * Logs one JSON object per line: time, level, service, version, trace, then the event. A line without a level is `error` if it
 * has an error, `warn` if it has a warning, else `info`.
 */
export function createLogger({ service, version, level: least }: LoggerSettings, write = toOutput): Log {
  return (line) => {
    const level = levelOf(line);
    if (ranks[level] > ranks[least]) return;
    const span = trace.getActiveSpan()?.spanContext();
    const { at = new Date().toISOString(), ...rest } = line;
    write(JSON.stringify({ at, level, service, version, traceId: span?.traceId, ...rest }));
  };
}

function levelOf(line: Readonly<Record<string, unknown>>): LogLevel {
  const named = line['level'];
  if (named === 'error' || named === 'warn' || named === 'info' || named === 'debug') return named;
  if ('error' in line) return 'error';
  return 'warning' in line ? 'warn' : 'info';
}

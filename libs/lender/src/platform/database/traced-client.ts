import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { Client } from 'pg';

/** A client that records a span per statement of a traced request. Outside a traced request it is a plain client. */
export class TracedClient extends Client {}

const plainQuery: unknown = Reflect.get(Client.prototype, 'query');

/** pg accepts text or a statement, with or without values and a callback. All are passed through unchanged. */
Reflect.set(TracedClient.prototype, 'query', function query(this: Client, ...given: unknown[]): unknown {
  if (typeof plainQuery !== 'function') throw new Error('This version of pg has no query.');
  const ask = (all: unknown[]): unknown => Reflect.apply(plainQuery, this, all);
  if (trace.getActiveSpan()?.isRecording() !== true) return ask(given);
  const span = trace.getTracer('clearloan').startSpan(...spanOf(given[0]));
  const last = given.at(-1);
  if (typeof last === 'function') {
    const callback = (...answer: unknown[]): void => {
      end(span, answer[0] !== undefined && answer[0] !== null);
      Reflect.apply(last, this, answer);
    };
    return ask([...given.slice(0, -1), callback]);
  }
  const answer = ask(given);
  if (!(answer instanceof Promise)) {
    end(span, false);
    return answer;
  }
  return answer.then(...settlingOf(span));
});

const settlingOf = (span: Span) =>
  [
    (result: unknown) => {
      end(span, false);
      return result;
    },
    (error: unknown) => {
      end(span, true);
      throw error;
    },
  ] as const;

function end(span: Span, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The statement text contains only placeholders. The values are bound separately and never recorded. */
function spanOf(statement: unknown): Parameters<ReturnType<typeof trace.getTracer>['startSpan']> {
  const text = textOf(statement);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) };
  const [verb = 'query'] = text.trimStart().split(/\s/, 1);
  return [verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes }];
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : '';
}

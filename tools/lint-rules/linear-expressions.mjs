import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// In this process: the other backends start a program of their own.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const found = join(import.meta.dirname, '../../node_modules/.cache/linear-expressions');
mkdirSync(found, { recursive: true });

/** Without one of these, an expression reads a limited number of characters at each place. */
const isUnlimited = /[*+]|\{\d{1,9},\}/;

/** Limits of steps only: a limit of time would give another result on a busy machine. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/**
 * A text for which the expression takes more than linear time; undefined if there is none. recheck examines the expression as an
 * automaton, or by search where it is too large; the result is the same on every machine and is kept, because a search takes
 * seconds.
 */
function attackOn(source, flags) {
  if (!isUnlimited.test(source)) return undefined;
  const file = join(found, createHash('sha256').update(`4.5.0 /${source}/${flags}`).digest('hex'));
  try {
    return JSON.parse(readFileSync(file, 'utf8')).attack;
  } catch {
    const { status, attack, error } = checkSync(source, flags, untimed);
    const text = status === 'safe' ? undefined : (attack?.pattern ?? `unknown: ${error?.kind}`);
    writeFileSync(file, JSON.stringify({ attack: text }));
    return text;
  }
}

/** Regular expressions run in linear time on any text: text from outside must not stop the lender or a page. */
export const linearExpressions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { slow: 'This expression takes more than linear time on a text such as {{attack}}.' },
  },
  create: (context) => {
    const check = (node, source, flags) => {
      const attack = attackOn(source, flags);
      if (attack !== undefined) context.report({ node, messageId: 'slow', data: { attack } });
    };
    return {
      'Literal[regex]': (node) => check(node, node.regex.pattern, node.regex.flags),
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"]': (node) => {
        const [source, flags] = node.arguments.map(fixedText);
        if (source !== undefined) check(node, source, flags ?? '');
      },
    };
  },
};

const fixedText = (node) =>
  node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : typeof node.value === 'string'
      ? node.value
      : undefined;

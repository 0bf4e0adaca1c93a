import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { plainSentence } from './plain-sentence';

/** What databases, runtimes, proxies and frameworks write. */
const ofPrograms = [
  'error: relation "orders" does not exist at Parser.parseErrorMessage (/srv/app/node_modules/pg/parser.js:283:98)',
  'ERROR:  duplicate key value violates unique constraint "orders_pkey"',
  "ERROR 1064 (42000): You have an error in your SQL syntax; check the manual near 'FROM' at line 1",
  'SELECT id, amount FROM orders WHERE id = 17',
  'INSERT INTO payments VALUES (1)',
  'SQLSTATE[23000]: Integrity constraint violation',
  'ORA-00942: table or view does not exist at /opt/app/db.sql',
  'column "amount_minor" of relation "loans" does not exist',
  "TypeError: Cannot read properties of undefined (reading 'id')",
  'Uncaught ReferenceError: order is not defined',
  'java.lang.NullPointerException: Cannot invoke "String.length()"',
  'org.postgresql.util.PSQLException: FATAL: sorry, too many clients already',
  'Traceback (most recent call last): File "/app/main.py", line 3, in <module>',
  'panic: runtime error: invalid memory address or nil pointer dereference',
  'System.NullReferenceException at Lender.Orders.Get() in C:/src/Orders.cs:line 41',
  'connect ECONNREFUSED 10.0.0.4:5432',
  "undefined method `amount' for nil:NilClass",
  '{"error":"invalid_request","detail":null}',
  '[object Object]',
  '{}',
  '<html><head><title>502 Bad Gateway</title></head></html>',
  '<script>alert(1)</script>',
  'Your offer has ended.<br>Apply again.',
  'Amount&nbsp;is too high',
  '&#60;b&#62;no',
  'ERR_INVALID_ARG',
  'invalid_param amount',
  'orderNotFound',
  'NOTFOUND',
  '1002',
  '---',
  '',
  'null',
  'Cannot read /srv/lender/config.json',
  'at Object.<anonymous> (server.ts:12:9)',
  'amount=NaN',
];

it.each(ofPrograms)('a borrower does not read %j', (message) => {
  expect(plainSentence(message)).toBe('');
});

const locales = join(__dirname, '../../../lender/src/locales');
const unquoted = (text: string): string => JSON.parse(text) as string;

/** The messages of a language as they are sent, with a word for each value. */
function messagesIn(language: string): string[] {
  const entries = readFileSync(join(locales, `${language}.po`), 'utf8')
    .replace(/"\n"/g, '')
    .split('\n');
  return entries
    .filter((line) => line.startsWith('msgstr "') && line.length > 'msgstr ""'.length)
    .map((line) => unquoted(line.slice('msgstr '.length)))
    .filter((text) => !/[<>]|, (?:plural|select)/.test(text))
    .map((text) => text.replace(/\{\w+\}/g, '12'));
}

it.each(['en', 'hi', 'id', 'zh'])('each sentence of the reference lender is shown, in %s', (language) => {
  const messages = messagesIn(language).filter((text) => /[\s，。]/.test(text));
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((text) => text.length <= 140 && plainSentence(text) !== text.trim())).toEqual([]);
});

it('a sentence keeps its words, and a program’s words in it are found wherever they are', () => {
  const sentence = fc.constantFrom(
    'Choose a different amount.',
    'Select a date from the list, or update your address.',
    'Write to help@lender.example or call 0800 555 011.',
    'The offer ended at 10:30 on 20 Nov; apply again at any branch (main street).',
    '金额已更改，请重新确认。',
    'राशि बदल गई है। फिर से देखें।',
    'Jumlahnya Rp1.250.000. Coba lagi, atau hubungi kami 24/7.',
    'Use your iPhone or WhatsApp: the code is 4417.',
  );
  const program = fc.constantFrom(...ofPrograms.slice(0, 30).filter((text) => text.includes(' ')));
  fc.assert(
    fc.property(sentence, program, fc.boolean(), (said, leaked, isFirst) => {
      expect(plainSentence(said)).toBe(said);
      expect(plainSentence(isFirst ? `${leaked} ${said}` : `${said} ${leaked}`)).toBe('');
    }),
  );
});

it('a long message is cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 2000 }), (times) => {
      expect(plainSentence('Call us. '.repeat(times))).toMatch(/^Call us\. .*…$/);
    }),
  );
  expect(plainSentence('Call us. '.repeat(50))).toHaveLength(140);
});

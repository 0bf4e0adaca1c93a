import { codes } from '@clearloan/api-client/declare';
import { refusalFaults } from './reply-rules';

const refused = (message: unknown) =>
  refusalFaults(codes.notFound, {
    status: 200,
    code: codes.notFound,
    message,
    data: null,
    businessTime: 0,
    faults: [],
  }).map(({ at }) => at);

it('a refusal says why in a sentence', () => {
  expect(refused('This loan doesn’t exist.')).toEqual([]);
});

it.each([
  ['no message', undefined],
  ['an empty message', ' '],
  ['the error of a database', 'error: relation "orders" does not exist'],
  ['a stack', 'TypeError: at Parser.parse (/srv/node_modules/pg/parser.js:283:98)'],
  ['a page', '<script>no</script>'],
])('a refusal with %s is a fault', (_what, message) => {
  expect(refused(message)).toEqual(['message']);
});

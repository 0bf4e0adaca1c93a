/**
 * The requirements of OWASP ASVS 5.0.0 on levels 1 and 2, numbered as in the standard: for each section the level of its first,
 * second, … requirement. A 3 marks a requirement of level 3, which does not apply here.
 */
const sections = {
  1.1: '22',
  1.2: '1111122223',
  1.3: '112222222223',
  1.4: '222',
  1.5: '123',
  2.1: '122',
  2.2: '112',
  2.3: '12223',
  2.4: '23',
  3.1: '3',
  3.2: '11',
  3.3: '12223',
  3.4: '1122223',
  3.5: '1112233',
  3.6: '3',
  3.7: '22333',
  4.1: '12233',
  4.2: '23333',
  4.3: '22',
  4.4: '1222',
  5.1: '2',
  5.2: '112333',
  5.3: '113',
  5.4: '222',
  6.1: '122',
  6.2: '111111122223',
  6.3: '12233333',
  6.4: '112233',
  6.5: '22222333',
  6.6: '2223',
  6.7: '33',
  6.8: '222',
  7.1: '222',
  7.2: '1111',
  7.3: '22',
  7.4: '11222',
  7.5: '223',
  7.6: '22',
  8.1: '1233',
  8.2: '1123',
  8.3: '133',
  8.4: '23',
  11.1: '2233',
  11.2: '22233',
  11.3: '11233',
  11.4: '122',
  11.5: '23',
  11.6: '23',
  11.7: '33',
  12.1: '12233',
  12.2: '11',
  12.3: '22223',
  13.1: '2333',
  13.2: '222223',
  13.3: '2233',
  13.4: '1222233',
  14.1: '22',
  14.2: '12223333',
  14.3: '122',
  15.1: '12233',
  15.2: '12233',
  15.3: '1222222',
  15.4: '3333',
  16.1: '2',
  16.2: '22222',
  16.3: '2222',
  16.4: '222',
  16.5: '2223',
};

/** Ids of the applicable requirements, such as `6.2.4`. */
export const wantedIds = Object.entries(sections).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1}`])),
);

/**
 * @typedef {{ id: string, about: string, answer: 'met' | 'deviation' | 'deployer' | 'absent', tests?: string[], why?: string }} Requirement
 * `met` lists the tests that verify it, `deviation` states why it is not met and what compensates for it, `deployer` who is
 * responsible and where that is documented, `absent` that the product has nothing of the kind.
 */

/**
 * The problems of the ledger, one message each.
 * @param {readonly Requirement[]} requirements
 * @param {(path: string) => boolean} exists whether a file of the project exists
 * @returns {string[]}
 */
export function faultsOf(requirements, exists) {
  const ids = requirements.map(({ id }) => id);
  const missing = wantedIds.filter((id) => !ids.includes(id)).map((id) => `${id} is not answered`);
  const unknown = ids
    .filter((id) => !wantedIds.includes(id))
    .map((id) => `${id} is not a requirement of levels 1 and 2`);
  const double = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is answered twice`);
  return [...missing, ...unknown, ...double, ...requirements.flatMap((one) => faultsOfOne(one, exists))];
}

function faultsOfOne({ id, answer, tests = [], why = '' }, exists) {
  const lost = tests
    .filter((path) => !exists(path))
    .map((path) => `${id} lists ${path}, which does not exist`);
  if (answer === 'met') return tests.length > 0 ? lost : [`${id} is met but lists no test`];
  if (answer === 'absent') return lost;
  if (answer !== 'deviation' && answer !== 'deployer') return [`${id} has the unknown answer "${answer}"`];
  return why.length >= 10 ? lost : [...lost, `${id} is a ${answer} without a reason`];
}

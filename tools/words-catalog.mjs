import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The parts of a message: its placeholders, its tags, its plural forms, its literal text. */
function piecesOf(sentence) {
  const names = new Set(sentence.match(/<\/?\d+\/?>/g));
  const plurals = [];
  const text = [];
  function walk(tokens) {
    for (const token of tokens) {
      if (typeof token === 'string') {
        text.push(token);
        continue;
      }
      const [name, kind, forms] = token;
      names.add(`{${name}}`);
      if (typeof forms !== 'object') continue;
      const { offset: _offset, ...cases } = forms;
      plurals.push({ kind, cases: Object.keys(cases) });
      Object.values(cases).forEach(walk);
    }
  }
  walk(compileMessageOrThrow(sentence));
  return { names, plurals, text: text.join(' ') };
}

const kinds = { plural: 'cardinal', selectordinal: 'ordinal' };

/** Plural forms that the language requires and the message lacks, or that the language never uses. */
function wrongForms(plurals, language) {
  return plurals.flatMap(({ kind, cases }) => {
    if (kinds[kind] === undefined) return [];
    const rules = new Intl.PluralRules(language, { type: kinds[kind] });
    const known = rules.resolvedOptions().pluralCategories;
    // An exact number, such as zero, may have its own form in any language.
    const named = cases.filter((name) => !/^\d+$/.test(name));
    const lacking = known.filter((name) => !named.includes(name)).map((name) => `lacks the form “${name}”`);
    const unused = named.filter((name) => !known.includes(name)).map((name) => `never uses “${name}”`);
    return [...lacking, ...unused];
  });
}

/** Languages with their own script: a translation without one of its letters was copied, not translated. */
const ownLetters = { hi: /\p{Script=Devanagari}/u, zh: /\p{Script=Han}/u };
/** Names, which are the same in every language. */
const sameEverywhere = /<\/?\d+\/?>|\b(?:APR|KB|UPI|WhatsApp|(?:Coin Wallet|Farmers|Harbour|Unity) Bank)\b/g;

function isLeftInEnglish(source, text, language) {
  const own = ownLetters[language];
  const rest = text.replace(sameEverywhere, '');
  if (own !== undefined) return !own.test(text) && /\p{Script=Latin}/u.test(rest);
  // Indonesian uses the same letters, and single words such as “Status” can be equal, so only longer texts count.
  return language !== 'en' && source === text && (rest.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

const missingFrom = (some, others) => [...some].filter((name) => !others.has(name)).join(', ');

function wrongPieces(source, translation, language) {
  let said;
  try {
    said = piecesOf(translation);
  } catch (error) {
    return [`cannot be parsed (${error.message.split('\n')[0]})`];
  }
  const asked = piecesOf(source);
  const left = missingFrom(asked.names, said.names);
  const added = missingFrom(said.names, asked.names);
  return [
    ...(left === '' ? [] : [`leaves out ${left}`]),
    ...(added === '' ? [] : [`has ${added}, which the source lacks`]),
    ...wrongForms(said.plurals, language),
    ...(isLeftInEnglish(asked.text, said.text, language) ? ['is left in English'] : []),
  ];
}

/** Checks the translations of a catalog as Lingui parses it; obsolete ones are on no screen. */
export function checkCatalog(catalog, language) {
  const live = Object.values(catalog).filter(({ obsolete }) => !obsolete);
  const isMissing = ({ translation }) => translation.trim() === '';
  const isFuzzy = ({ extra }) => extra?.flags?.includes('fuzzy') ?? false;
  const wrongWith = (entry) => {
    if (isMissing(entry)) return ['is missing'];
    if (isFuzzy(entry)) return ['is fuzzy'];
    return wrongPieces(entry.message ?? entry.translation, entry.translation, language);
  };
  return {
    words: live.length,
    missing: live.filter(isMissing).length,
    fuzzy: live.filter(isFuzzy).length,
    faults: live.flatMap((entry) =>
      wrongWith(entry).map((wrong) => `“${entry.message ?? entry.translation}” ${wrong}`),
    ),
  };
}

/**
 * The catalogs of one language that are loaded together: a later catalog overrides the same source text, whatever it means.
 * @returns texts that two libraries translate differently; where the meanings differ, one of them needs a `context`
 */
export function saidDifferently(catalogs) {
  const said = new Map();
  const faults = [];
  for (const { name, catalog } of catalogs) {
    for (const [id, { message, translation, obsolete }] of Object.entries(catalog)) {
      if (obsolete) continue;
      const first = said.get(id) ?? { name, translation };
      said.set(id, first);
      if (first.translation !== translation)
        faults.push(
          `${name}: “${message ?? id}” is “${translation}”, but “${first.translation}” in ${first.name}`,
        );
    }
  }
  return faults;
}

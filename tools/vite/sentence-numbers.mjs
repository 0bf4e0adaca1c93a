import { appCatalogsOf, readCatalog } from './catalogs.mjs';

function readNumbers() {
  const ids = new Set(appCatalogsOf('en').flatMap((file) => Object.keys(readCatalog(file))));
  return new Map([...ids].map((id, at) => [id, String(at)]));
}

/**
 * What a built page calls its sentences by: a number instead of six signs of a hash, which no compression makes shorter. There are
 * two thousand of them, each in the code and once more in every language.
 */
export const sentenceNumbers = readNumbers();

/** For Babel, behind the macro: the numbers of the sentences that a file says. */
export const numberedSentences = () => ({
  name: 'clearloan-numbered-sentences',
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          StringLiteral(literal) {
            const number = isIdOf(literal.parentPath) ? sentenceNumbers.get(literal.node.value) : undefined;
            if (number !== undefined) literal.node.value = number;
          },
        });
      },
    },
  },
});

/** `{ id: "…" }` or `id="…"`, `id={"…"}`. */
function isIdOf(place) {
  const owner = place.isJSXExpressionContainer() ? place.parentPath : place;
  if (owner.isObjectProperty()) return owner.get('key').isIdentifier({ name: 'id' });
  return owner.isJSXAttribute() && owner.get('name').isJSXIdentifier({ name: 'id' });
}

/** The same numbers in a catalog as `@lingui/vite-plugin` writes it. */
export const numberedCatalogs = () => ({
  name: 'clearloan-numbered-catalogs',
  apply: 'build',
  transform: (code, id) => (id.endsWith('.po') ? { code: numberedCatalog(code), map: null } : undefined),
});

const catalogText = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/** @throws {Error} when the catalog is written in another way than before, or English lacks one of its sentences */
export function numberedCatalog(code, numbers = sentenceNumbers) {
  const [, text] = catalogText.exec(code) ?? [];
  if (text === undefined) throw new Error('Lingui writes its catalogs in another way.');
  const sentences = Object.entries(JSON.parse(JSON.parse(text))).map(([id, sentence]) => {
    const number = numbers.get(id);
    if (number === undefined)
      throw new Error(`The English catalogs lack a sentence: ${JSON.stringify(sentence)}`);
    return [number, sentence];
  });
  const written = JSON.stringify(JSON.stringify(Object.fromEntries(sentences)));
  return code.replace(catalogText, () => `JSON.parse(${written})`);
}

/**
 * The lists that register a feature, all in the shell, the lender and the browser tests: which entry goes into which list, and an
 * import where the entry needs one. No list belongs to another feature or to a shared library.
 * @param {{ name: string, camel: string }} feature
 */
exports.registrationPoints = ({ name, camel }) => [
  {
    file: 'apps/shell/src/map/features.ts',
    imports: `import { routes as ${camel}Routes } from '@clearloan/${name}';`,
    list: 'export const features: readonly RouteObject[] = [',
    entry: `...${camel}Routes,`,
  },
  {
    file: 'apps/shell/src/map/screens.test.ts',
    imports: `import { screens as ${camel}Screens } from '@clearloan/${name}/screens';`,
    list: 'const listed = [',
    entry: `...${camel}Screens,`,
  },
  {
    file: 'apps/shell-e2e/src/screens/screens-of-the-rest.spec.ts',
    imports: `import { screens as ${camel} } from '@clearloan/${name}/screens';`,
    list: 'checkScreens([',
    entry: `...${camel}, `,
  },
  {
    file: 'libs/open-api/src/contracts.ts',
    imports: [
      `import * as ${camel}Contract from '@clearloan/${name}/contract';`,
      `import { docs as ${camel}Docs } from '@clearloan/${name}/docs';`,
    ],
    list: 'export const contracts = {',
    entry: `'${name}': declare(${camel}Contract, ${camel}Docs),`,
  },
  {
    file: 'libs/lender/src/app.ts',
    imports: `import { ${camel}Calls } from './modules/${name}/calls';`,
    list: '    calls: [',
    entry: `...${camel}Calls,`,
  },
  {
    file: 'apps/shell/src/map/feature-facts.ts',
    imports: `import { facts as ${camel} } from '@clearloan/${name}/facts';`,
    list: 'export const featureFacts: readonly FeatureFacts[] = [',
    entry: `${camel},`,
  },
];

const specifier = /^(?:import .*|\}) from '([^']+)';$/;

/** `@clearloan` of a package, `./modules` of a file: imports of one place stand together. */
const placeOf = (name) => (name.startsWith('.') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]);

/** Inserts an import among those of its place: before the first one that sorts after it, else after the last one. */
function addImport(lines, line) {
  const own = specifier.exec(line)[1];
  const nameIn = (each) => specifier.exec(each)?.[1] ?? '';
  const isBeside = (each) => placeOf(nameIn(each)) === placeOf(own);
  const later = lines.findIndex((each) => each.startsWith('import ') && isBeside(each) && nameIn(each) > own);
  const last = lines.findLastIndex((each) => isBeside(each));
  return lines.toSpliced(later === -1 ? last + 1 : later, 0, line);
}

/**
 * A file with the feature added to its list.
 * @throws {Error} when the list is missing: the file was changed and this table was not
 */
exports.register = (text, { file, imports, list, entry }) => {
  const parts = text.split(list);
  if (parts.length !== 2)
    throw new Error(`${file} should have "${list.trim()}" once, but has it ${parts.length - 1} times.`);
  const joined = parts.join(`${list}\n${entry}`);
  return [imports ?? []].flat().reduce(addImport, joined.split('\n')).join('\n');
};

import { join } from 'node:path';
import ts from 'typescript';
import type { OwnedEndpoint } from './contracts';

/** What a contract's comments say about the fields of an object, with those of the objects inside. */
export type FieldDocs = ReadonlyMap<string, { readonly text: string | undefined; readonly inner: FieldDocs }>;

/** The comments on the fields of a request and of its reply. */
export interface EndpointFieldDocs {
  readonly request: FieldDocs;
  readonly data: FieldDocs;
}

const none: FieldDocs = new Map();

/** @param root the folder of the workspace @returns what is written beside the fields of each endpoint, in its contract */
export function readFieldDocs(
  root: string,
  owned: readonly OwnedEndpoint[],
): (endpoint: OwnedEndpoint) => EndpointFieldDocs {
  const files = [...new Set(owned.map(({ owner }) => contractFile(root, owner)))];
  const read = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const config: unknown = read.config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return ({ owner, name }) => {
    const file = program.getSourceFile(contractFile(root, owner));
    const module = file && checker.getSymbolAtLocation(file);
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    const declaration = symbol && declarationOf(checker, symbol);
    const docs = docsOf(declaration?.initializer, checker);
    return { request: docs.get('request')?.inner ?? none, data: docs.get('data')?.inner ?? none };
  };
}

const contractFile = (root: string, owner: string) => join(root, 'libs', owner, 'src/contract.ts');

function declarationOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.VariableDeclaration | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { valueDeclaration: declaration } = target;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined;
}

/** Follows names, spreads and the arguments of schema functions, in any of which an object's fields may be listed. */
function docsOf(node: ts.Node | undefined, checker: ts.TypeChecker): FieldDocs {
  if (node === undefined) return none;
  if (ts.isIdentifier(node)) return docsOf(declared(node, checker)?.initializer, checker);
  if (ts.isPropertyAccessExpression(node)) return docsOf(node.expression, checker);
  if (ts.isCallExpression(node)) return merged(node.arguments.map((each) => docsOf(each, checker)));
  if (ts.isArrayLiteralExpression(node)) return merged(node.elements.map((each) => docsOf(each, checker)));
  if (ts.isSpreadElement(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return docsOf(node.expression, checker);
  if (!ts.isObjectLiteralExpression(node)) return none;
  return merged(node.properties.map((each) => fieldOf(each, checker)));
}

function fieldOf(property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): FieldDocs {
  if (ts.isSpreadAssignment(property)) return docsOf(property.expression, checker);
  if (ts.isShorthandPropertyAssignment(property)) {
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    const declaration = symbol && declarationOf(checker, symbol);
    return field(property, declaration, docsOf(declaration?.initializer, checker));
  }
  if (!ts.isPropertyAssignment(property)) return none;
  const { initializer } = property;
  const declaration = ts.isIdentifier(initializer) ? declared(initializer, checker) : undefined;
  return field(property, declaration, docsOf(initializer, checker));
}

/** The comment of a field, or that of the shape which it names; the shared forms of values have descriptions of their own. */
function field(
  property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
  declaration: ts.VariableDeclaration | undefined,
  inner: FieldDocs,
): FieldDocs {
  const text = commentOf(property) ?? (declaration && commentOfShape(declaration));
  return new Map([[property.name.getText().replaceAll(/^['"]|['"]$/g, ''), { text, inner }]]);
}

function commentOfShape(declaration: ts.VariableDeclaration): string | undefined {
  const { parent: statement } = declaration.parent;
  const file = declaration.getSourceFile();
  // A comment above the first statement is about the file.
  const isShape = !file.fileName.includes('/api-client/') && statement !== file.statements[0];
  return isShape ? commentOf(statement) : undefined;
}

function declared(name: ts.Identifier, checker: ts.TypeChecker): ts.VariableDeclaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && declarationOf(checker, symbol);
}

function commentOf(node: ts.Node): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();
}

/** Of a field that several objects have, the first comment. */
function merged(all: readonly FieldDocs[]): FieldDocs {
  const fields = new Map<string, { text: string | undefined; inner: FieldDocs }>();
  for (const [name, { text, inner }] of all.flatMap((each) => [...each])) {
    const before = fields.get(name);
    fields.set(
      name,
      before === undefined
        ? { text, inner }
        : { text: before.text ?? text, inner: merged([before.inner, inner]) },
    );
  }
  return fields;
}

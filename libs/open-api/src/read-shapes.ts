import { join } from 'node:path';
import ts from 'typescript';
import type { OwnedEndpoint } from './contracts';
import { isEmpty, joined, listed, noShape, theOne, withField, withWord, type Shape } from './shape';
import { commentOf, commentOfShape, commentOfWord, nameOf } from './shape-comments';

/** The shapes of a request and of its reply. */
export interface EndpointShapes {
  readonly request: Shape;
  readonly data: Shape;
}

export interface ContractShapes {
  readonly of: (endpoint: OwnedEndpoint) => EndpointShapes;
  readonly refusal: Shape;
}

/** @param root the folder of the workspace @returns what is written beside each endpoint's fields, in its contract */
export function readShapes(root: string, owned: readonly OwnedEndpoint[]): ContractShapes {
  const contractFile = (owner: string) => join(root, 'libs', owner, 'src/contract.ts');
  const envelope = join(root, 'libs/api-client/src/declare/envelope.ts');
  const files = [...new Set(owned.map(({ owner }) => contractFile(owner))), envelope];
  const read = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const config: unknown = read.config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const reader = new ShapeReader(program.getTypeChecker());
  const shape = (file: string, name: string) => reader.exported(program.getSourceFile(file), name);
  return {
    of: ({ owner, name }) => {
      const { fields } = shape(contractFile(owner), name);
      const part = (key: string) => fields.get(key)?.shape ?? noShape;
      return { request: part('request'), data: part('data') };
    },
    refusal: shape(envelope, 'refusalSchema'),
  };
}

/** The shapes of the parameters of a function. */
type Bound = ReadonlyMap<ts.Symbol, Shape>;

class ShapeReader {
  private readonly known = new Map<ts.VariableDeclaration, Shape>();

  constructor(private readonly checker: ts.TypeChecker) {}

  exported(file: ts.SourceFile | undefined, name: string): Shape {
    const module = file && this.checker.getSymbolAtLocation(file);
    const symbol = module && this.checker.getExportsOfModule(module).find((each) => each.name === name);
    return this.ofSymbol(symbol, new Map());
  }

  private ofSymbol(symbol: ts.Symbol | undefined, bound: Bound): Shape {
    const parameter = symbol && bound.get(symbol);
    if (parameter !== undefined) return parameter;
    const declaration = symbol && this.declared(symbol);
    return declaration === undefined ? noShape : this.ofDeclaration(declaration);
  }

  private declared(symbol: ts.Symbol): ts.VariableDeclaration | undefined {
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const { valueDeclaration: declaration } = target;
    return declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined;
  }

  private ofDeclaration(declaration: ts.VariableDeclaration): Shape {
    const known = this.known.get(declaration);
    if (known !== undefined) return known;
    const inner = this.read(declaration.initializer, new Map());
    const { name, isTyped } = nameOf(declaration, inner);
    const isNamed = !isEmpty(inner) && (inner.name === undefined || (isTyped && inner.isTyped !== true));
    const shape = {
      ...inner,
      ...(isNamed ? { name, isTyped } : {}),
      text: commentOfShape(declaration) ?? inner.text,
    };
    this.known.set(declaration, shape);
    return shape;
  }

  /** Follows names, spreads, functions and the arguments of schema functions, in any of which fields may be listed. */
  private read(node: ts.Node | undefined, bound: Bound): Shape {
    if (node === undefined) return noShape;
    if (ts.isIdentifier(node)) return this.ofSymbol(this.checker.getSymbolAtLocation(node), bound);
    if (ts.isPropertyAccessExpression(node) || ts.isSpreadElement(node) || ts.isSatisfiesExpression(node))
      return this.read(node.expression, bound);
    if (ts.isAsExpression(node)) return this.read(node.expression, bound);
    if (ts.isStringLiteral(node)) return noShape;
    if (ts.isCallExpression(node)) return this.ofCall(node, bound);
    if (ts.isArrayLiteralExpression(node))
      return listed(
        node.elements.map((each) =>
          ts.isStringLiteral(each) ? withWord(each.text, commentOfWord(each)) : this.read(each, bound),
        ),
      );
    if (!ts.isObjectLiteralExpression(node)) return noShape;
    return joined(node.properties.map((each) => this.ofField(each, bound)));
  }

  private ofCall(call: ts.CallExpression, bound: Bound): Shape {
    const given = call.arguments.map((each) => this.read(each, bound));
    const symbol = this.checker.getSymbolAtLocation(call.expression);
    const made = symbol && this.declared(symbol)?.initializer;
    if (made === undefined || !ts.isArrowFunction(made) || ts.isBlock(made.body)) return theOne(given);
    const parameters = made.parameters.map(
      (each, index) => [this.checker.getSymbolAtLocation(each.name), given[index] ?? noShape] as const,
    );
    const own = new Map(
      parameters.flatMap(([parameter, shape]) => (parameter === undefined ? [] : [[parameter, shape]])),
    );
    return this.read(made.body, own);
  }

  private ofField(property: ts.ObjectLiteralElementLike, bound: Bound): Shape {
    if (ts.isSpreadAssignment(property)) return this.read(property.expression, bound);
    if (ts.isShorthandPropertyAssignment(property)) {
      const symbol = this.checker.getShorthandAssignmentValueSymbol(property);
      const shape = this.ofSymbol(symbol, bound);
      return withField(property.name.text, commentOf(property) ?? shape.text, shape);
    }
    if (!ts.isPropertyAssignment(property)) return noShape;
    const shape = this.read(property.initializer, bound);
    const name = property.name.getText().replaceAll(/^['"]|['"]$/g, '');
    return withField(name, commentOf(property) ?? shape.text, shape);
  }
}

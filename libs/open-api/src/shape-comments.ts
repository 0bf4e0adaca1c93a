import ts from 'typescript';
import type { Shape } from './shape';

const oneLine = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\s+/g, ' ').trim() || undefined;

/** The documentation comment of a statement or a field. */
export function commentOf(node: ts.Node): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return oneLine(ts.getTextOfJSDocComment(comment));
}

/** The comment before a word in a list. */
export function commentOfWord(word: ts.StringLiteral): string | undefined {
  const { text } = word.getSourceFile();
  const comment = ts.getLeadingCommentRanges(text, word.pos)?.at(-1);
  return comment && oneLine(text.slice(comment.pos + '/**'.length, comment.end - '*/'.length));
}

const isShared = (file: ts.SourceFile): boolean => file.fileName.includes('/api-client/');

/** The comment of a shape; the shared forms of values have descriptions of their own. */
export function commentOfShape(declaration: ts.VariableDeclaration): string | undefined {
  const { parent: statement } = declaration.parent;
  const file = declaration.getSourceFile();
  // A comment above the first statement is about the file.
  return isShared(file) || statement === file.statements[0] ? undefined : commentOf(statement);
}

/** The name of a shape's component: that of the exported type of this constant, else that of the constant. */
export function nameOf(
  declaration: ts.VariableDeclaration,
  { words }: Shape,
): { readonly name?: string; readonly isTyped: boolean } {
  const file = declaration.getSourceFile();
  const { name, initializer } = declaration;
  const isFields = initializer !== undefined && ts.isObjectLiteralExpression(initializer);
  if (isShared(file) || isFields || !ts.isIdentifier(name)) return { isTyped: false };
  const typed = file.statements.find((each) => ts.isTypeAliasDeclaration(each) && isTypeOf(each, name.text));
  if (typed !== undefined && ts.isTypeAliasDeclaration(typed))
    return { name: typed.name.text, isTyped: true };
  const one = words.size > 0 ? name.text.replace(/(Values|s)$/, '') : name.text;
  return { name: one.slice(0, 1).toUpperCase() + one.slice(1), isTyped: false };
}

/** `InferOutput<typeof constant>` or `(typeof constant)[number]`. */
function isTypeOf({ type }: ts.TypeAliasDeclaration, constant: string): boolean {
  const inner = ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
  const listed = ts.isIndexedAccessTypeNode(type) ? type.objectType : undefined;
  const queried = inner ?? (listed && ts.isParenthesizedTypeNode(listed) ? listed.type : undefined);
  return queried !== undefined && ts.isTypeQueryNode(queried) && queried.exprName.getText() === constant;
}

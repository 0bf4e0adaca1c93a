/** Syntax that the lender and its apps do not use. */

/** A text without a zone would be read in the zone of the machine. */
export const textAsTime = {
  selector:
    'NewExpression[callee.name="Date"][arguments.0.type=/^(Identifier|MemberExpression|Literal|TemplateLiteral|LogicalExpression)$/]:not([arguments.0.value=0])',
  message: 'Text becomes a time in platform/context/instants.ts.',
};

/** Several lenders of one process would share it. */
export const stateOfModule = {
  selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
  message: 'What belongs to a lender is a part of platform/lender/lender.ts.',
};

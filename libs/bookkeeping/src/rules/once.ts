/** A long table repeats the same dates and amounts: each is parsed once. */
export function once<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (cell) => {
    const made = known.get(cell) ?? { value: read(cell) };
    known.set(cell, made);
    return made.value;
  };
}

/** The one in the middle; the upper of two. */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

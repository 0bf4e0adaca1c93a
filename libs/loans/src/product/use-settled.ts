import { useEffect, useState } from 'react';

/** So long a value stays the same before the lender is asked about it. */
const settleMs = 300;

/** A value debounced: the last one that stood for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import { useFaultReport } from '@clearloan/app-runtime';
import { useEffect } from 'react';
import type { HomeBlock } from '../contract';

/** Tells the operators that a home holds blocks which this build passes by: never which words stood in them. */
export function useSkippedBlocks(call: string, blocks: readonly HomeBlock[]): void {
  const report = useFaultReport();
  const isSkipping = blocks.some(({ type }) => type === 'UNREADABLE');
  useEffect(() => {
    if (isSkipping) report({ call, code: 'UnknownBlock' });
  }, [isSkipping, call, report]);
}

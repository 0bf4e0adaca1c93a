import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from './refusal';

const mostPages = 10_000;

/** How many items stand before a page of a list. @throws {Refused} for a page that no list has */
export function pageOffset({
  pageNum,
  pageSize,
}: {
  readonly pageNum: number;
  readonly pageSize: number;
}): number {
  if (pageNum > mostPages) throw refuse(codes.badInput, msg`Check this entry.`, { field: 'pageNum' });
  return (pageNum - 1) * pageSize;
}

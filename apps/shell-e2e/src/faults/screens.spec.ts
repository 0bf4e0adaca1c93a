import { cellTest } from './cell-test';
import { screens } from '../support/tellings';
import { cellsOf } from './plan';
import { concerns, openInFault } from './screen-cell';
import { screenFaultNames, screenFaultOf } from './screen-faults';

const byBorrower = [...screens].sort((one, other) => one.states[0].as.localeCompare(other.states[0].as));

for (const of of ['reads', 'files', 'phone'] as const) {
  const names = screenFaultNames.filter((name) => screenFaultOf(name).of === of);
  for (const { row, column, repeat } of cellsOf(byBorrower, names, concerns))
    cellTest({ table: of, row: row.name, fault: column, repeat }, (page, staff) =>
      openInFault(page, staff, row, column),
    );
}

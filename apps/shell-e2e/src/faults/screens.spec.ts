import { screens } from '../support/all-screens';
import { cellTests } from './cell';
import { appliesTo, openInFault } from './screen-cell';
import { screenFaultNames } from './screen-faults';

const byBorrower = [...screens].sort((one, other) => one.states[0].as.localeCompare(other.states[0].as));

cellTests(byBorrower, screenFaultNames, appliesTo, openInFault);

import { concernsWrite, meetFault } from './cell';
import { cellTests } from './cell-test';
import { faultNames } from './line-faults';
import { recipes } from './recipes';

cellTests(recipes, faultNames, concernsWrite, meetFault);

import { concernsWrite, meetFault, cellTests } from './cell';
import { faultNames } from './line-faults';
import { recipes } from './recipes';

cellTests(recipes, faultNames, concernsWrite, meetFault);

import { screens as certification } from '@clearloan/certification/screens';
import { screens as loans } from '@clearloan/loans/screens';
import { checkScreens } from './check-screens';

checkScreens([...loans, ...certification]);

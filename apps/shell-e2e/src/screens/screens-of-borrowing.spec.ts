import { screens as application } from '@clearloan/application/screens';
import { screens as certification } from '@clearloan/certification/screens';
import { screens as home } from '@clearloan/home/screens';
import { screens as loans } from '@clearloan/loans/screens';
import { checkScreens } from './check-screens';

checkScreens([...home, ...application, ...loans, ...certification]);

import './start-up/take-in-address';
import { features } from './map/features';
import { provideScreens } from './map/screens';
import { openApp } from './start-up/open-app';

provideScreens(features);
void openApp();

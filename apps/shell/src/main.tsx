import './start-up/session';
import { openApp } from './start-up/open-app';

void openApp();

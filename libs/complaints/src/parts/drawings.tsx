import {
  ChatCircleTextIcon,
  DeviceMobileIcon,
  HandCoinsIcon,
  IdentificationCardIcon,
  PhoneCallIcon,
  PhoneXIcon,
  ReceiptIcon,
  ReceiptXIcon,
  SealPercentIcon,
} from '@clearloan/ui';
import type { ReactNode } from 'react';

type Drawings = ReadonlyMap<string, ReactNode>;

/** What a kind is drawn as in the form; another one is a word to us. */
const ofKinds: Drawings = new Map([
  ['payment', <ReceiptIcon />],
  ['payout', <HandCoinsIcon />],
  ['verification', <IdentificationCardIcon />],
  ['calls', <PhoneCallIcon />],
  ['price', <SealPercentIcon />],
  ['login', <DeviceMobileIcon />],
]);

/** What a report is drawn as in the list, where it differs. */
const ofReports: Drawings = new Map([
  ['payment', <ReceiptXIcon />],
  ['calls', <PhoneXIcon />],
  ['login', <ChatCircleTextIcon />],
]);

export const kindDrawing = (problemType: string): ReactNode =>
  ofKinds.get(problemType) ?? <ChatCircleTextIcon />;

export const reportDrawing = (problemType: string): ReactNode =>
  ofReports.get(problemType) ?? kindDrawing(problemType);

import {
  ChatCircleTextIcon,
  DeviceMobileIcon,
  HandCoinsIcon,
  HandshakeIcon,
  IdentificationCardIcon,
  PhoneCallIcon,
  PhoneXIcon,
  ReceiptIcon,
  ReceiptXIcon,
  SealPercentIcon,
} from '@clearloan/ui';
import type { ReactNode } from 'react';

type Drawings = ReadonlyMap<string, ReactNode>;

/** The icons of report kinds in the form; an unknown kind uses the chat icon. */
const ofKinds: Drawings = new Map([
  ['payment', <ReceiptIcon />],
  ['payout', <HandCoinsIcon />],
  ['verification', <IdentificationCardIcon />],
  ['calls', <PhoneCallIcon />],
  ['price', <SealPercentIcon />],
  ['cannotPay', <HandshakeIcon />],
  ['login', <DeviceMobileIcon />],
]);

/** The icons of reports in the list, where they differ. */
const ofReports: Drawings = new Map([
  ['payment', <ReceiptXIcon />],
  ['calls', <PhoneXIcon />],
  ['login', <ChatCircleTextIcon />],
]);

export const kindDrawing = (problemType: string): ReactNode =>
  ofKinds.get(problemType) ?? <ChatCircleTextIcon />;

export const reportDrawing = (problemType: string): ReactNode =>
  ofReports.get(problemType) ?? kindDrawing(problemType);

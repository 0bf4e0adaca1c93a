import { gt } from 'drizzle-orm';
import { realNow } from './clock';
import { db } from '../database/connection';
import { smsCodes } from '../database/schema/borrowers';

export const hourMs = 60 * 60_000;

/** From this share of the ceiling on, the operator is alarmed. */
const alarmShare = 0.8;

/** All codes of the last hour, by text and by call. */
export const countCodes = () =>
  db().$count(smsCodes, gt(smsCodes.sentAt, new Date(realNow().getTime() - hourMs)));

/** How an hour's codes stand to their ceiling: at `full`, unknown devices and new numbers get no code. */
export const codeLoad = (sent: number, ceiling: number): 'usual' | 'high' | 'full' =>
  sent >= ceiling ? 'full' : sent >= ceiling * alarmShare ? 'high' : 'usual';

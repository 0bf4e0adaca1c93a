/** Loads every table, so that the erasure sees all declarations. */
import './account-changes';
import './bank-entries';
import './bookkeeping';
import './borrowers';
import './calculator';
import './cards';
import './certification';
import './clock';
import './complaints';
import './consents';
import './http';
import './jobs';
import './known-devices';
import './mandates';
import './messages';
import './orders';
import './outbox';
import './parked-items';
import './passkeys';
import './payments';
import './push';
import './reminders';
import './sessions';

export { declaredTables } from './lender-table';

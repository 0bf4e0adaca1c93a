import { randomUUID } from 'node:crypto';
import { problemDetail, problemList, saveProblem, uploadProblemImage } from '@clearloan/complaints/contract';
import type { RequestOf } from '@clearloan/api-client/declare';
import { count, eq } from 'drizzle-orm';
import { borrowers } from '../../../platform/database/schema/borrowers';
import { drawSample } from '../../certification/sample-drawing';
import { db } from '../../../platform/database/connection';
import { createModules, type AppContext } from '../../../app';
import { logInForTest } from '../../../testing/log-in';
import { startTestLender, type TestLender } from '../../../testing/test-lender';
import { problems } from '../../../platform/database/schema/complaints';
import { actOnConsole } from '../../../testing/console-call';

export type Report = RequestOf<typeof saveProblem>;

/** A valid report. */
export const paidTwice: Report = {
  problemType: 'payment',
  problemSonType: 'paidTwice',
  problemDetail: 'I paid payment 2 two times.',
};

/** One lender per test file, and a new borrower per test. */
export function reporting(): Reporting {
  const reporting = new Reporting();
  beforeAll(() => reporting.open());
  afterAll(() => reporting.lender.stop());
  beforeEach(() => reporting.someoneNew());
  return reporting;
}

class Reporting {
  lender!: TestLender;
  context!: AppContext;
  phone = '';
  sessionId = '';
  private nextPhone = 81_234_600_000;

  async open(): Promise<void> {
    this.lender = await startTestLender({}, (given) => createModules((this.context = given)));
  }

  /** Switches the device to another borrower. */
  async someoneNew(): Promise<string> {
    this.phone = `+62${String(this.nextPhone++)}`;
    this.sessionId = await logInForTest(this.phone);
    return this.sessionId;
  }

  save(changes: Partial<Report> = {}, how: { key?: string; sessionId?: string; language?: string } = {}) {
    const { sessionId } = this;
    return this.lender.call(saveProblem, { ...paidTwice, ...changes }, { sessionId, ...how });
  }

  async report(changes: Partial<Report> = {}): Promise<string> {
    return (await this.save(changes)).value().problemId;
  }

  async look(problemId: string) {
    const { sessionId } = this;
    return (await this.lender.call(problemDetail, { problemId }, { sessionId })).value();
  }

  async list() {
    const { sessionId } = this;
    return (await this.lender.call(problemList, { pageNum: 1, pageSize: 20 }, { sessionId })).value();
  }

  async sendPicture(uploadId: string = randomUUID()) {
    const { sessionId } = this;
    const file = new Blob([Uint8Array.from(await drawSample('id_front'))], { type: 'image/png' });
    return (await this.lender.call(uploadProblemImage, { file, uploadId }, { sessionId })).value();
  }

  /** How many reports of the current borrower the lender has. */
  async held(): Promise<number> {
    const [row] = await db()
      .select({ many: count() })
      .from(problems)
      .innerJoin(borrowers, eq(borrowers.borrowerId, problems.borrowerId))
      .where(eq(borrowers.phone, this.phone));
    return row?.many ?? 0;
  }

  /** Acts as an employee. @returns the HTTP status */
  async staff(problemId: string, status: string, disposeDetail?: string): Promise<number> {
    return (await this.console(`/problems/${problemId}`, { status, disposeDetail })).status;
  }

  console(path: string, body: object): Promise<Response> {
    return actOnConsole(this.lender.address, path, body);
  }
}

import { codes, unless } from '@clearloan/api-client/declare';
import { helpPage } from '@clearloan/complaints/contract';
import { homePage } from '@clearloan/home/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import type { Suite } from '../harness/suite';

/** The borrower reads a refusal and two pages in every language of the lender. */
export async function inLanguages({ check, hold, refuses, speak, newId, lender }: Suite): Promise<void> {
  const said = new Map<unknown, string>();
  for (const language of lender.languages) {
    speak(language);
    const rule = 'refuses in the language of the request';
    const { message } = await refuses(rule, loanDetails, { orderId: newId() }, codes.notFound);
    const before = said.get(message);
    const other = `a sentence in ${language}`;
    hold(loanDetails, rule, unless(before === undefined, 'message', other, `that of ${before ?? ''}`));
    said.set(message, language);
    await check(helpPage, {});
    await check(homePage, {});
  }
  speak('en');
}

/** Minutes later, a repeated request still has one effect. */
export async function repeats({ repeatFirst, untilSeconds, lender }: Suite): Promise<void> {
  await untilSeconds(lender.repeatAfterSeconds);
  await repeatFirst();
}

import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { contactInfo, help, whatsapp } from './fixtures/help';
import {
  problemAnswered,
  problemClosed,
  problemForm,
  problemList,
  problemPaidTwice,
  problemPicture,
  problemUnanswered,
} from './fixtures/problems';

const replies: [string, Endpoint, unknown][] = [
  ['how to reach a person', contract.contactInfo, contactInfo],
  ['help', contract.helpPage, help],
  ['whatsapp', contract.whatsapp, whatsapp],
  ['problem form', contract.problemForm, problemForm],
  ['problem list', contract.problemList, problemList],
  ['problem paid twice', contract.problemDetail, problemPaidTwice],
  ['problem answered', contract.problemDetail, problemAnswered],
  ['problem closed', contract.problemDetail, problemClosed],
  ['problem without an answer for a month', contract.problemDetail, problemUnanswered],
  ['problem picture', contract.uploadProblemImage, problemPicture],
  ['problem saved', contract.saveProblem, { problemId: 'P-20418' }],
];

describe('the complaints contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has eight specified paths', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths).toHaveLength(8);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
  });

  it('keeps an unknown status and reads null as absent', () => {
    const inside = parse(contract.problemDetail.data, {
      ...problemPaidTwice,
      status: 'escalated',
      disposeDetail: null,
      timeline: null,
      mood: 1,
    });
    expect(inside).toMatchObject({ status: 'escalated', timeline: [] });
    expect(inside.disposeDetail).toBeUndefined();
    expect(inside).not.toHaveProperty('mood');
  });

  it.each([
    ['a report without a number', contract.problemDetail, { ...problemPaidTwice, problemId: undefined }],
    ['a day that is not a date', contract.problemDetail, { ...problemPaidTwice, answerBy: 'Sat 21 Nov' }],
    ['a list that is not an array', contract.problemList, { list: 'none' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the schema of a report', () => {
  const report = { problemType: 'payment', problemSonType: 'paidTwice', problemDetail: 'I paid two times.' };

  it('allows three pictures and not four', () => {
    const withPictures = (problemImage: string[]) =>
      safeParse(contract.saveProblem.request, { ...report, problemImage }).success;
    expect(withPictures(['a', 'b', 'c'])).toBe(true);
    expect(withPictures(['a', 'b', 'c', 'd'])).toBe(false);
  });

  it('rejects a text of more than 500 characters', () => {
    const long = { ...report, problemDetail: 'x'.repeat(501) };
    expect(safeParse(contract.saveProblem.request, long).success).toBe(false);
  });
});

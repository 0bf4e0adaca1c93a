import { useApiClient, useMoneyWrite, useRead, useReadPages } from '@clearloan/api-client';
import {
  contactInfo,
  helpPage,
  problemDetail,
  problemForm,
  problemList,
  saveProblem,
  uploadProblemImage,
  whatsapp,
} from './contract';

const problemsAPage = 20;
/** Polling interval while the lender is working on a report. */
const askAgainMs = 20_000;

export const useContactInfo = () => useRead(contactInfo, {});
export const useHelp = () => useRead(helpPage, {});
export const useWhatsapp = () => useRead(whatsapp, {});
export const useProblemForm = () => useRead(problemForm, {});
export const useSaveProblem = () => useMoneyWrite(saveProblem);

/** One report; polled while news is possible. */
export const useProblem = (problemId: string) =>
  useRead(
    problemDetail,
    { problemId },
    {
      refetchInterval: ({ state: { data } }) => data !== undefined && data.status !== 'closed' && askAgainMs,
    },
  );

/** The first `pageCount` pages of the borrower's reports. */
export const useProblemPages = (pageCount: number) =>
  useReadPages(problemList, (pageNum) => ({ pageNum, pageSize: problemsAPage }), pageCount);

/** Uploads one picture; several may be in flight at once. Rejects with a `CallError`. */
export function useUploadPicture() {
  const client = useApiClient();
  return (file: Blob, uploadId: string) =>
    client.perform(uploadProblemImage, { file, uploadId }, { quiet: true });
}

import { CallError, readOptions, useApiClient, useRead } from '@clearloan/api-client';
import { codes, type DataOf } from '@clearloan/api-client/declare';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { classicHomePage, homePage } from './contract';
import { applications, borrowerHome, visitorHome } from './first-reads';

export const useVisitorHome = () => useRead(...visitorHome);

/**
 * The borrower's home; of a lender who does not know it, the classic one. Without a toast: a lender that is merely older
 * is no failure, and of any other the page itself says what went wrong.
 */
export function useBorrowerHome(): UseQueryResult<DataOf<typeof homePage>> {
  const client = useApiClient();
  return useQuery({
    ...readOptions(client, ...borrowerHome),
    queryFn: async ({ signal }) => {
      try {
        return await client.perform(homePage, {}, { signal, quiet: true });
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== codes.notFound) throw error;
        return { ...(await client.perform(classicHomePage, {}, { signal, quiet: true })), tools: [] };
      }
    },
  });
}
export const useApplications = () => useRead(...applications);

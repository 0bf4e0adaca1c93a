import { useApiClient } from '@clearloan/api-client';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTasks } from '../queries';
import { nextTask, type StepKind } from '../rules/steps';
import { fromOverview, overviewPath, stepPath } from '../step-paths';

/**
 * The borrower's place in the verification: the steps, the order they are for (kept in the URL), and the next path.
 * `kind` is the step of the calling screen.
 */
export function useFlow(kind?: StepKind) {
  const [search] = useSearchParams();
  const named = search.get('_order') ?? undefined;
  const tasks = useTasks(named);
  // A URL without an order uses the application that waits for these steps.
  const orderId = named ?? tasks.data?.draftOrderId;
  const { session } = useApiClient();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const list = tasks.data?.list ?? [];
  const index = list.findIndex(({ taskType }) => taskType === kind);

  return {
    orderId,
    /** The order in the URL alone. */
    namedOrderId: named,
    /** The application that can be submitted once nothing is open. */
    draftOrderId: tasks.data?.draftOrderId,
    tasks,
    list,
    task: list[index],
    /** Undefined once all is done: then a step is only changed. */
    place: index < 0 || !nextTask(list) ? undefined : { position: index + 1, count: list.length },
    /** The owner of the drafts. If the lender does not identify the borrower, drafts end with the session. */
    borrower: tasks.data?.borrowerKey ?? session.sessionId() ?? '',
    overview: overviewPath(orderId),
    /** After this step was saved: the next one; if none is open the overview, or `otherwise`. */
    continueToNext: (otherwise = overviewPath(orderId)) => {
      const next = nextTask(list, kind);
      const path = next && stepPath(next, orderId);
      if (path !== undefined) void navigate(path, { replace: true, state: keptState(state) });
      else if (cameFromOverview(state)) void navigate(-1);
      else void navigate(otherwise, { replace: true });
    },
  };
}

export type Flow = ReturnType<typeof useFlow>;

const cameFromOverview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromOverview' in state;

const keptState = (state: unknown) => (cameFromOverview(state) ? fromOverview : null);

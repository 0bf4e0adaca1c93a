import { useApiClient } from '@clearloan/api-client';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTasks } from '../queries';
import { nextTask, type StepKind } from '../rules/steps';
import { fromOverview, overviewPath, stepPath } from '../step-paths';

/**
 * Where the borrower is in the verification: the list of steps, the order it is for (it rides along in the address),
 * and the way on. `kind` is the step of the screen that asks.
 */
export function useFlow(kind?: StepKind) {
  const [search] = useSearchParams();
  const named = search.get('_order') ?? undefined;
  const tasks = useTasks(named);
  // An address without an order leads on to the application that waits for these steps.
  const orderId = named ?? tasks.data?.draftOrderId;
  const { session } = useApiClient();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const list = tasks.data?.list ?? [];
  const index = list.findIndex(({ taskType }) => taskType === kind);

  return {
    orderId,
    /** The application can be sent once nothing is left. */
    draftOrderId: tasks.data?.draftOrderId,
    tasks,
    list,
    task: list[index],
    place: index < 0 ? undefined : { position: index + 1, count: list.length },
    /** Whose drafts these are. A lender that does not name the borrower gets drafts that end with the login. */
    borrower: tasks.data?.borrowerKey ?? session.sessionId() ?? '',
    overview: overviewPath(orderId),
    /** After this step was saved: the next one; when none is left the overview, or another way out. */
    goOn: (otherwise = overviewPath(orderId)) => {
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

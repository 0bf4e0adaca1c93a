import { Outlet, type RouteObject } from 'react-router-dom';
import { LeavingProvider } from '../leaving';
import { sessionOnDemand } from '../on-demand';

/** Routes inside the shell's provider, so that logging out notifies the lender. */
export const leavingShell = (children: RouteObject[], startOver: () => void = () => undefined) => ({
  element: (
    <LeavingProvider
      beforeLeaving={() => Promise.resolve()}
      startOver={startOver}
      endAtLender={sessionOnDemand.endAtLender}
    >
      <Outlet />
    </LeavingProvider>
  ),
  children,
});

import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { ScreenFailure } from './screen-failure';

/**
 * The `errorElement` of every route. Retry goes to the same address once more: the router lets go of an error only when the location
 * changes, and reads again what the route needs.
 */
export function ScreenError() {
  const error = useRouteError();
  const { state: movement } = useNavigation();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    void navigate(location, { replace: true, state: location.state as unknown });
  };
  return <ScreenFailure error={error} isTrying={movement === 'loading'} onRetry={retry} />;
}

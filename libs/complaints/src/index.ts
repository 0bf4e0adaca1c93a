export { helpPath } from './help-path';
export { routes } from './routes';

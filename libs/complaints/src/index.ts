export { helpPath } from './paths';
export { routes } from './routes';

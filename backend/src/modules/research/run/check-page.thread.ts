export { checkPage } from './check-page';

export { concludeRun } from './conclude-run';

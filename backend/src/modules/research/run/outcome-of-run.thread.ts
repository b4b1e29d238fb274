export { briefOfRun, outcomeOfRun } from './outcome-of-run';

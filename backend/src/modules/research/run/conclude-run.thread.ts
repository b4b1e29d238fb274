export { briefOfRun, concludeRun } from './conclude-run';

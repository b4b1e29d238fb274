/**
 * A page may be read while it moves, the more easily the busier the machine: a test in the browser gets a second try. What
 * passes only then is named at the end of the run. Tests without a browser get none.
 */
const isInBrowser = expect.getState().testPath?.startsWith(__dirname) === true;
// Said for each suite, since suites of a worker share their globals.
jest.retryTimes(isInBrowser ? 1 : 0, { logErrorsBeforeRetry: true });

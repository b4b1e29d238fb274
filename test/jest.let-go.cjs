/**
 * Node keeps these until they are told to end, and with them the product or the copy of jest that began them. Each suite
 * begins some: a worker would keep every product that its suites have stopped, and Node 22 looks at every store of
 * jest-circus, of which each suite has one, whenever a promise is made.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { PerformanceObserver, monitorEventLoopDelay } = require('node:perf_hooks');

/** Returns how to end everything that was begun since. */
const follow = (prototype, begin, end) => {
  const begun = new Set();
  const original = prototype[begin];
  prototype[begin] = function (...given) {
    begun.add(this);
    return original.apply(this, given);
  };
  return () => {
    for (const each of begun) each[end]();
    begun.clear();
  };
};

/** What is run in a store carries what was put there for as long as it lasts: the threads of a pool outlive their suite. */
const followTests = () => {
  const tests = new Set();
  const { run } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function (carried, ...given) {
    // What jest-circus puts there.
    if (carried?.test !== undefined || carried?.hook !== undefined) tests.add(carried);
    return run.call(this, carried, ...given);
  };
  return () => {
    for (const carried of tests) for (const key of Object.keys(carried)) delete carried[key];
    tests.clear();
  };
};

const ends = [
  followTests(),
  follow(AsyncLocalStorage.prototype, 'run', 'disable'),
  follow(AsyncLocalStorage.prototype, 'enterWith', 'disable'),
  follow(PerformanceObserver.prototype, 'observe', 'disconnect'),
  follow(Object.getPrototypeOf(monitorEventLoopDelay()), 'enable', 'disable'),
];

/** For the end of a suite. */
module.exports = {
  letGo: () => {
    for (const end of ends) end();
  },
};

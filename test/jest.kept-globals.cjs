/** For environments that serve all suites of a worker: what a suite replaced is put back for the next one. */

/** Where jest-circus keeps the listeners of a suite. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
/** Each copy of jest-circus keeps the tests of its suite under a symbol of its own, which has this name. */
const isStateOfTests = (key) => typeof key === 'symbol' && key.description === 'JEST_STATE_SYMBOL';

const globalsOf = (global) =>
  Reflect.ownKeys(global).flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(global, key);
    return descriptor === undefined ? [] : [[key, descriptor]];
  });

const putBackGlobals = (global, globals) => {
  for (const [key, before] of globals) {
    const now = Object.getOwnPropertyDescriptor(global, key);
    // Most are getters that replace themselves by the value when first read.
    const wasRead = before.get !== undefined && now !== undefined && now.value === globalThis[key];
    if (before.configurable && !wasRead && now?.value !== before.value) Object.defineProperty(global, key, before);
  }
};

const putBackVariables = (present, before) => {
  for (const name of Object.keys(present)) if (!(name in before)) delete present[name];
  Object.assign(present, before);
};

/** Returns how to put back what is present now. */
const keepGlobals = ({ global, fakeTimers, fakeTimersModern }) => {
  const globals = globalsOf(global);
  const variables = { ...global.process.env };
  return () => {
    fakeTimers.useRealTimers();
    fakeTimersModern.useRealTimers();
    delete global[EVENT_HANDLERS];
    for (const key of Reflect.ownKeys(global).filter(isStateOfTests)) delete global[key];
    putBackGlobals(global, globals);
    putBackVariables(global.process.env, variables);
  };
};

module.exports = { keepGlobals };

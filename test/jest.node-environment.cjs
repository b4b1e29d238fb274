/**
 * One global scope per worker, so that what is loaded once serves all its suites (see jest.runtime.cjs). After each
 * suite the globals and variables that it replaced are put back.
 */
const { TestEnvironment } = require('jest-environment-node');

/** Where jest-circus keeps the listeners of a suite. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

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

let kept;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    if (kept !== undefined) return kept;
    super(config, context);
    kept = this;
  }

  async setup() {
    if (this.globals !== undefined) return;
    await super.setup();
    this.globals = globalsOf(this.global);
    this.variables = { ...this.global.process.env };
  }

  async teardown() {
    const { global } = this;
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    delete global[EVENT_HANDLERS];
    putBackGlobals(global, this.globals);
    putBackVariables(global.process.env, this.variables);
  }
};

/**
 * One global scope per worker and environment, so that packages, once loaded, serve all its suites (see jest.runtime.cjs).
 * After each suite the globals that it replaced are put back.
 */

/** Where jest-circus keeps the listeners of a suite. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

const globalsOf = (global) =>
  Reflect.ownKeys(global).flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(global, key);
    return descriptor === undefined ? [] : [[key, descriptor]];
  });

const isSame = (one, other) =>
  one !== undefined && one.value === other.value && one.get === other.get && one.set === other.set;

const putBack = (global, globals) => {
  for (const [key, before] of globals) {
    const now = Object.getOwnPropertyDescriptor(global, key);
    const isLazy = before.get !== undefined && now !== undefined && 'value' in now && now.value === globalThis[key];
    if (before.configurable && !isLazy && !isSame(now, before)) Object.defineProperty(global, key, before);
    else if (!before.configurable && before.writable && now.value !== before.value) global[key] = before.value;
  }
};

/** `tidy` clears what a suite may leave behind in the scope itself. */
module.exports = (Environment, tidy = () => {}) => {
  let kept;
  return class Kept extends Environment {
    constructor(config, context) {
      if (kept !== undefined) return kept;
      super(config, context);
      kept = this;
    }

    async setup() {
      if (this.globals === undefined) {
        await super.setup();
        this.globals = globalsOf(this.global);
        this.variables = { ...this.global.process?.env };
      }
    }

    async teardown() {
      const { global } = this;
      this.fakeTimers.useRealTimers();
      this.fakeTimersModern.useRealTimers();
      delete global[EVENT_HANDLERS];
      putBack(global, this.globals);
      if (global.process !== undefined) {
        for (const name of Object.keys(global.process.env)) if (!(name in this.variables)) delete global.process.env[name];
        Object.assign(global.process.env, this.variables);
      }
      // Schemas have names that are taken once; those of the next suite are others, with the same names.
      global.__zod_globalRegistry?.clear();
      tidy(global);
    }
  };
};

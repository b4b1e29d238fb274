const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${path.sep}node_modules${path.sep}`;
/** Register hooks of the suite that loads them. */
const OF_A_SUITE = /[\\/]node_modules[\\/]@testing-library[\\/]/;

const isShared = (file) => file.includes(PACKAGES) && !OF_A_SUITE.test(file);

/** The packages that were loaded into each environment, and the runtime of its present suite. */
const loaded = new WeakMap();
const present = new WeakMap();

/**
 * Loads a package once per environment rather than once per suite; the product's own modules are loaded anew for each
 * suite. For environments that are kept from suite to suite.
 */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    present.set(environment, this);
    for (const [file, module] of loaded.get(environment) ?? []) this.registries.moduleRegistry.set(file, module);
  }

  /** A package loaded by an earlier suite may require another one only now. */
  requireModuleOrMock(from, name) {
    const runtime = present.get(this._environment);
    return runtime === this ? super.requireModuleOrMock(from, name) : runtime.requireModuleOrMock(from, name);
  }

  teardown() {
    const packages = [...this.registries.moduleRegistry].filter(([file, { loaded: whole }]) => isShared(file) && whole);
    loaded.set(this._environment, new Map(packages));
    super.teardown();
  }
};

const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${path.sep}node_modules${path.sep}`;
/** Register hooks of the suite that loads them. */
const OF_A_SUITE = /[\\/]node_modules[\\/]@testing-library[\\/]/;

const ROOT = path.dirname(__dirname);
const PRODUCT = ['backend/src', 'projections'].map((folder) => path.join(ROOT, folder) + path.sep);
/** Of tests, although they stand in the product's folders. */
const OF_TESTS = /\.(?:spec|requests)\.ts$|[\\/]spec-support[\\/]/;

const isPackage = (file) => file.includes(PACKAGES) && !OF_A_SUITE.test(file);
const isProduct = (file) => PRODUCT.some((folder) => file.startsWith(folder)) && !OF_TESTS.test(file);

/** What was loaded into each environment and is kept for its next suite, and the runtime of its present one. */
const kept = new WeakMap();
const present = new WeakMap();

const isPlain = (value) => {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Makes a suite fail that changes data which modules share. Objects with functions stay open to `jest.spyOn`. */
const freezeData = (value, visited = new Set()) => {
  if (!isPlain(value) || Object.isFrozen(value) || visited.has(value)) return;
  visited.add(value);
  const parts = Object.values(value);
  if (!parts.some((each) => typeof each === 'function')) Object.freeze(value);
  for (const each of parts) freezeData(each, visited);
};

/**
 * Loads packages and the product's modules once per environment rather than once per suite; specs and what they bring
 * along are loaded anew. For environments that are kept from suite to suite. A suite that replaces a module by a mock
 * has the product's modules to itself.
 */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    present.set(environment, this);
    for (const [file, module] of kept.get(environment) ?? []) this.registries.moduleRegistry.set(file, module);
  }

  /** A module loaded by an earlier suite may require another one only now. */
  requireModuleOrMock(from, name) {
    const runtime = present.get(this._environment);
    return runtime === this ? super.requireModuleOrMock(from, name) : runtime.requireModuleOrMock(from, name);
  }

  setMock(...given) {
    this.forgetProduct();
    this.hasMocks = true;
    super.setMock(...given);
  }

  teardown() {
    this.restoreAllMocks();
    if (this.hasMocks) this.forgetProduct();
    const modules = [...this.registries.moduleRegistry].filter(([, { loaded }]) => loaded);
    const product = modules.filter(([file]) => isProduct(file));
    for (const [, { exports }] of product) for (const each of Object.values(exports)) freezeData(each);
    kept.set(this._environment, new Map([...modules.filter(([file]) => isPackage(file)), ...product]));
    super.teardown();
    // Kept modules refer to this runtime, and through it to the suite's own copy of Jest.
    this.setGlobalsForRuntime(undefined);
  }

  forgetProduct() {
    const { moduleRegistry } = this.registries;
    for (const file of [...moduleRegistry.keys()]) if (isProduct(file)) moduleRegistry.delete(file);
    // Zod takes each name of a schema once; the same schemas are loaded anew.
    this._environment.global.__zod_globalRegistry?.clear();
  }
};

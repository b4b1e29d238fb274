const { default: Sequencer } = require('@jest/test-sequencer');
const { createHash } = require('node:crypto');

/** Suites of whole products, browsers and the corpus take longest: begun last, one of them would end alone. */
const isLarge = ({ path }) => /[\\/]test[\\/](?:ui|journeys|corpus|architecture)[\\/]/.test(path);

/**
 * Suites of a worker share what they load, so small ones run in a random order: one that depends on those before it fails
 * sooner or later. `--seed` with `--runInBand` repeats an order.
 */
module.exports = class extends Sequencer {
  constructor(options) {
    super(options);
    this.seed = options.globalConfig.seed;
  }

  sort(tests) {
    const placeOf = ({ path }) => createHash('sha1').update(`${this.seed} ${path}`).digest('hex');
    const small = tests.filter((each) => !isLarge(each)).map((each) => [placeOf(each), each]);
    small.sort(([a], [b]) => (a < b ? -1 : 1));
    return [...super.sort(tests.filter(isLarge)), ...small.map(([, each]) => each)];
  }
};

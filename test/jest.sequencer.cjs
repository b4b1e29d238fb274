const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites of whole products, browsers and the corpus take longest: begun last, one of them would end alone. */
const isLarge = ({ path }) => /[\\/]test[\\/](?:ui|journeys|corpus|architecture)[\\/]/.test(path);

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLarge), ...sorted.filter((each) => !isLarge(each))];
  }
};

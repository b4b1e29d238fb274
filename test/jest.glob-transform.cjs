// Vite reads `import.meta.glob` as it builds; under Jest, `jest.glob.cjs` finds the files instead.
const { createTransformer } = require('@swc/jest');
const path = require('node:path');

const glob = `require(${JSON.stringify(path.join(__dirname, 'jest.glob.cjs'))})(require)`;

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, file, jest) => swc.process(source.replace(/import\.meta\.glob(?:<\w+>)?/g, glob), file, jest),
    };
  },
};

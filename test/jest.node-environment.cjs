/**
 * One global scope per worker, so that what is loaded once serves all its suites (see jest.runtime.cjs). After each
 * suite the globals and variables that it replaced are put back.
 */
const { rmSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');
const { keepGlobals } = require('./jest.kept-globals.cjs');
const { letGo } = require('./jest.let-go.cjs');

let kept;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    if (kept !== undefined) return kept;
    super(config, context);
    kept = this;
  }

  async setup() {
    if (this.putBack !== undefined) return;
    await super.setup();
    this.putBack = keepGlobals(this);
  }

  async teardown() {
    for (const folder of this.global.temporaryFolders ?? [])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    delete this.global.temporaryFolders;
    this.putBack();
    letGo();
    // Jest notes former values of globals, to clean them up with the environment, which never ends here.
    this._globalProxy.leftovers.length = 0;
  }
};

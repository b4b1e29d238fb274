const { TestEnvironment } = require('jest-environment-jsdom');

/** What jsdom lacks and browsers have; fetch itself is left to the fake server of the tests. */
const fromNode = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  structuredClone,
};

/** Answers by the width of the window; no other query matches. MUI still listens in the old way. */
const matchMediaOf = (window) => (media) => ({
  media,
  matches: Number(/\(max-width:\s*([\d.]+)px\)/.exec(media)?.[1] ?? 0) >= window.innerWidth,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    /** Browsers resolve an address against the page; Node wants a whole one. */
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    }
    Object.assign(global, fromNode, { Request: PageRequest, matchMedia: matchMediaOf(global) });
  }
};

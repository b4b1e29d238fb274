const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that browsers have and jsdom lacks; fetch itself comes from the tests' fake server. */
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

/** Evaluates width queries only; no other query matches. MUI still uses the legacy listeners. */
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
    /** Browsers resolve a URL against the page; Node requires an absolute one. */
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    }
    Object.assign(global, fromNode, { Request: PageRequest, matchMedia: matchMediaOf(global) });
  }
};

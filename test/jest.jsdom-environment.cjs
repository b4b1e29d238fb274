const { TestEnvironment } = require('jest-environment-jsdom');
const kept = require('./jest.kept-environment.cjs');

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

class BrowserEnvironment extends TestEnvironment {
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
}

/** Timers have ascending numbers. */
const stopTimers = (window) => {
  for (let timer = window.setTimeout(() => {}); timer > 0; timer--) window.clearTimeout(timer);
};

/** Style sheets stay: the shared packages that made them know that they have. */
const emptyPage = (window) => {
  stopTimers(window);
  window.document.body.innerHTML = '';
  window.document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
};

module.exports = kept(BrowserEnvironment, emptyPage);

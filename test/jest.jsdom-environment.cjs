/**
 * One page per worker, so that what is loaded once serves all its suites (see jest.runtime.cjs). After each suite it is
 * emptied, and what the suite left running or listening is stopped.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
const { keepGlobals } = require('./jest.kept-globals.cjs');
const { letGo } = require('./jest.let-go.cjs');

/** Globals that browsers have and jsdom lacks; fetch itself comes from the tests' fake server. */
const fromNode = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Response,
  TextDecoder,
  TextDecoderStream,
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

/**
 * Returns how to remove the listeners that were added since and are still there. None is removed twice: Jest counts those for
 * errors, and React listens to each error while it renders.
 */
const followListeners = (target) => {
  const { addEventListener: add, removeEventListener: remove } = target;
  const added = [];
  target.addEventListener = function (...given) {
    added.push(given);
    return add.apply(this, given);
  };
  target.removeEventListener = function (...given) {
    const at = added.findIndex(([type, listener]) => type === given[0] && listener === given[1]);
    if (at >= 0) added.splice(at, 1);
    return remove.apply(this, given);
  };
  return () => {
    for (const given of added.splice(0)) remove.apply(target, given);
  };
};

/** React and user-event note in a document that they listen. Returns how to remove what was noted since. */
const followNotes = (document) => {
  const before = new Set(Reflect.ownKeys(document));
  return () => {
    for (const key of Reflect.ownKeys(document)) if (!before.has(key)) delete document[key];
  };
};

/** Returns how to stop the timers that wait. Those without a delay run by themselves: React's scheduler counts on it. */
const followTimers = (window) => {
  const started = new Set();
  const follow = (name, isRepeated) => {
    const start = window[name];
    window[name] = (task, delay, ...given) => {
      const id = start.call(window, task, delay, ...given);
      if (isRepeated || delay > 0) started.add(id);
      return id;
    };
  };
  follow('setTimeout', false);
  follow('setInterval', true);
  return () => {
    for (const id of started) window.clearTimeout(id);
    started.clear();
  };
};

const emptyPage = ({ document, history, localStorage, sessionStorage }) => {
  document.head.replaceChildren();
  document.body = document.createElement('body');
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};

let kept;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    if (kept !== undefined) {
      kept.report(context.console);
      return kept;
    }
    super(config, context);
    kept = this;
  }

  /** Errors of the page belong to the suite that is running. */
  report(console) {
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => console.error(error));
  }

  async setup() {
    if (this.putBack !== undefined) return;
    await super.setup();
    const { global } = this;
    /** Browsers resolve a URL against the page; Node requires an absolute one. */
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    }
    Object.assign(global, fromNode, { Request: PageRequest, matchMedia: matchMediaOf(global) });
    const { document } = global;
    const ends = [followTimers(global), followListeners(global), followListeners(document), followNotes(document)];
    const putBackGlobals = keepGlobals(this);
    this.putBack = () => {
      putBackGlobals();
      for (const end of ends) end();
      emptyPage(global);
    };
  }

  async teardown() {
    this.putBack();
    letGo();
  }
};

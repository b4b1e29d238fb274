import type { ErrorInfo } from 'react';
import { findScriptFrame, findScriptFrames, findCrashedScript } from './crash-frames';

const MAX_REPORTS = 5;
const MAX_FRAMES = 12;
const FIXED = /^[A-Za-z-]{1,30}$/;

const reported = new Set<string>();

/** Name of the entry script, which contains a hash. */
const build = (): string => {
  const src = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return findScriptFrame(src) ?? 'unknown';
};

/** The fixed beginning of the page's path: the rest may be an id. */
const findRoute = (path: string): string => {
  const [first = '', second = ''] = path.split('/').slice(1);
  const fixed = (first === 'admin' ? [first, second] : [first]).filter((segment) => FIXED.test(segment));
  return `/${fixed.join('/')}${path === `/${fixed.join('/')}` ? '' : '/*'}`;
};

/**
 * Reports to the server, once per crash, where in the product's scripts it happened: not the error's message, the URL,
 * or any content.
 */
export const reportCrash = (error: unknown, info?: ErrorInfo): void => {
  const componentStack = info?.componentStack ?? '';
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : ['NotAnError', ''];
  const frames = [...findScriptFrames(stack), ...findScriptFrames(componentStack)].slice(0, MAX_FRAMES);
  const report = {
    part: findCrashedScript(componentStack),
    route: findRoute(window.location.pathname),
    error: /^\w{1,60}$/.test(name) ? name : 'Error',
    build: build(),
    frames,
  };
  const crash = JSON.stringify([report.part, report.error, frames[0]]);
  if (reported.has(crash) || reported.size >= MAX_REPORTS) return;
  reported.add(crash);
  void fetch('/api/common/report-crash', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};

import { useEffect, useState } from 'react';

interface ServerCheck {
  /** Whether the server can be reached. */
  readonly answers: boolean;
  /** Whether the server has another version of the app, so that chunks of this one may be gone. */
  readonly hasNewVersion: boolean;
}

const noAnswer: ServerCheck = { answers: false, hasNewVersion: false };

/** The entry script's name contains a hash of its content. */
const findEntryScript = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

const checkServer = async (): Promise<ServerCheck> => {
  const answer = await fetch('/index.html', { cache: 'no-store' });
  if (!answer.ok) return noAnswer;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return { answers: true, hasNewVersion: findEntryScript(served) !== findEntryScript(document) };
};

/**
 * Checks the server once, for a part whose code could not be fetched. Vite's `vite:preloadError` reports only the first
 * attempt, not retries.
 */
export const useServerCheck = (): ServerCheck => {
  const [check, setCheck] = useState(noAnswer);
  useEffect(() => {
    let isUnmounted = false;
    checkServer().then(
      (checked) => isUnmounted || setCheck(checked),
      () => undefined,
    );
    return () => void (isUnmounted = true);
  }, []);
  return check;
};

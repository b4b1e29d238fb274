import { create } from 'zustand';

const useVersion = create(() => ({ replaced: false }));

/** Whether the server has a newer version of the app, so that chunks of this one may be gone. */
export const useNewVersion = (): boolean => useVersion(({ replaced }) => replaced);

/** The entry script's name contains a hash of its content. */
const entryOf = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

const look = async (): Promise<void> => {
  const answer = await fetch('/index.html', { cache: 'no-store' });
  if (!answer.ok) return;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (entryOf(served) !== entryOf(document)) useVersion.setState({ replaced: true });
};

/** When code cannot be fetched, checks whether a newer version has been installed. */
export const noticeNewVersions = (): void =>
  window.addEventListener('vite:preloadError', () => void look().catch(() => undefined));

import { create } from 'zustand';

const useVersion = create(() => ({ replaced: false }));

/** Whether the server has a newer version of this app, so that code of this one may be gone. */
export const useNewVersion = (): boolean => useVersion(({ replaced }) => replaced);

/** Each build names its entry script by its content. */
const entryOf = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

const look = async (): Promise<void> => {
  const answer = await fetch('/index.html', { cache: 'no-store' });
  if (!answer.ok) return;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (entryOf(served) !== entryOf(document)) useVersion.setState({ replaced: true });
};

/** Where code cannot be fetched, asks whether that is because a newer version has been installed. */
export const noticeNewVersions = (): void =>
  window.addEventListener('vite:preloadError', () => void look().catch(() => undefined));

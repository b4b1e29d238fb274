import { act, screen } from '@testing-library/react';
import { configExample, fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import type { Answer } from '../../../shared/api/answer';
import { runQuery } from '../api/get-run';
import type { RunProgress } from '../api/tracker';
import { runExample } from '../run.example';
import { trackerExample } from '../tracker.example';
import { Researching } from './researching';

const server = fakeServer();

const at = (progress: Partial<RunProgress>): Answer<'RunWithDocuments'> => ({
  ...runExample({
    state: 'running',
    progress: {
      step: 'read',
      host: 'whitehouse.gov',
      title: '',
      sources_found: 14,
      sources_read: 0,
      recent: [],
      ...progress,
    },
  }),
  documents: [],
});

const open = (run: Answer<'RunWithDocuments'>) => {
  let latest = run;
  server.get('/api/topics/tracker/{id}/runs/{runId}').answers(() => latest);
  const { queries } = renderPage(<Researching tracker={trackerExample({ last_run: run })} />);
  const goesOn = (next: Answer<'RunWithDocuments'>) => {
    latest = next;
    return act(() => queries.invalidateQueries({ queryKey: runQuery('t1', run.id).queryKey }));
  };
  return { goesOn };
};

const announced = () => screen.getByRole('status').textContent;

test('announces changes of the step, but not of the count', async () => {
  const { goesOn } = open(at({ step: 'discover', sources_found: 0 }));
  expect(announced()).toBe('looking for pages');

  await goesOn(at({ sources_read: 3 }));
  await screen.findByText('reading 3 of 14 sources');
  expect(announced()).toBe('reading the sources');

  await goesOn(at({ sources_read: 9 }));
  await screen.findByText('reading 9 of 14 sources');
  expect(announced()).toBe('reading the sources');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('9 of 14 sources');
});

test.each([
  [true, 'you can leave this page; we will email you'],
  [false, 'you can leave this page; the run continues'],
])('if updates are sent by email: %p, says that %s', async (update_emails, words) => {
  server.get('/api/common/config').answers(() => ({ ...configExample, update_emails }));
  open(at({ sources_read: 3 }));
  await screen.findByText(words);
});

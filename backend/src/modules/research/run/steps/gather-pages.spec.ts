import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { gatherPages } from './gather-pages';

const reading = async (found = gatheredNews) => {
  const made = await attemptWith();
  const requests: unknown[] = [];
  const gather = async ({ description, domains, searches, known }: { [name: string]: unknown }) => {
    requests.push({ description, domains, searches, known });
    return found;
  };
  const ports = { gatherer: { gather } as never, searchEngineFor: () => null };
  return { ...made, requests, ports };
};

test('what the tracker names is read, and compared next', async () => {
  const { attempt, ports, requests } = await reading();
  expect(await gatherPages(ports, attempt, { step: 'read', searches: [] })).toEqual({
    step: 'compare',
    gathered: gatheredNews,
  });
  expect(requests).toMatchObject([{ domains: ['www.whitehouse.gov'], searches: [] }]);
});

test('a run that could read nothing has failed', async () => {
  const { attempt, ports, failed } = await reading({ ...gatheredNews, finding: 'UNREACHABLE' });
  expect(await gatherPages(ports, attempt, { step: 'read', searches: [] })).toEqual({ step: 'over' });
  expect(failed).toEqual(['UNREACHABLE']);
});

test('a run whose process stops has not failed', async () => {
  const { attempt, ports, failed, stop } = await reading({ ...gatheredNews, finding: 'UNREACHABLE' });
  stop();
  expect(await gatherPages(ports, attempt, { step: 'read', searches: [] })).toEqual({ step: 'over' });
  expect(failed).toEqual([]);
});

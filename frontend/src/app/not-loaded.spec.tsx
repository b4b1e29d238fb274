import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { LocalBillingPage } from '#features/billing/pages/local-billing.page';
import { Diagnosis } from '#features/conversations/published/diagnosis';
import { OwnEmailSwitch } from '#features/delivery/published/own-email-switch';
import { ImageSearchPage } from '#features/images/pages/image-search.page';
import { SubjectRecord } from '#features/subjects/published/subject-record';
import { CountryChat } from '#features/tariffs/components/country-chat';
import { RunLog } from '#features/tracker-page/components/runs/run-log';
import { LatestUpdate } from '#features/trackers/published/latest-update';

const subjectOf = (kind: 'country' | 'agency', key: string) => (
  <SubjectRecord subject={{ kind, key, name: 'A subject' }} uid="subject" hasUpdateElsewhere />
);

/** Parts that once stayed blank, or a skeleton for ever, when their data could not be loaded. */
const parts: readonly (readonly [name: string, part: ReactElement])[] = [
  ['The latest update of a country', <CountryChat country={{ name: 'France', shownName: 'France', uid: 'france' }} />],
  ['The latest update of a subject', <LatestUpdate uid="france" />],
  ['The record of a country', subjectOf('country', 'FR')],
  ['The record of an agency', subjectOf('agency', 'nasa')],
  ['The diagnosis', <Diagnosis />],
  ['The switch for the own address', <OwnEmailSwitch />],
  ['The plan at the billing for development', <LocalBillingPage />],
  ['What images are searched for', <ImageSearchPage />],
  ['The log of a run', <RunLog trackerId="t1" runId="r1" topic="Steel" canEdit={false} onClose={() => undefined} />],
];

test.each(parts)('%s reports that it could not be loaded, and can be loaded again', async (_what, part) => {
  globalThis.fetch = async () => problemResponse(503, 'UNAVAILABLE');
  renderPage(part);
  await screen.findByText(/could not be loaded/);
  screen.getByRole('button', { name: 'Try again' });
});

test.each(parts)('%s shows something in its place while it is loading', async (_what, part) => {
  globalThis.fetch = () => new Promise(() => undefined);
  renderPage(part);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(document.querySelector('[aria-hidden] > div, [role=switch], [type=checkbox]')).not.toBeNull();
});

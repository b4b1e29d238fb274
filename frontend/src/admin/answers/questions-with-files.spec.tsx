import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProviderContext } from 'react-admin';
import { fakeServer } from '#shared/testing/fake-server';
import { repairPage } from '#shared/testing/repair-page';
import { dataProvider } from '../data-provider';
import type { AnsweredQuestion } from './answers';
import { QuestionsWithFiles } from './questions-with-files';

const server = fakeServer();

const file = (repeat: number, file_name: string) => ({
  repeat,
  file_name,
  media_type: 'application/pdf',
  bytes: 2048,
  previewable: true,
  uploaded_at: '2026-03-02T08:00:00.000Z',
});
const questions = (name: (repeat: number) => string): AnsweredQuestion[] => [
  {
    id: 'q1',
    question_text: 'Please upload your budget.',
    required: true,
    repeatable: false,
    inputs: [{ name: 'annual_budget', files: [] }],
  },
  {
    id: 'q2',
    question_text: 'Letters of support.',
    required: false,
    repeatable: true,
    inputs: [{ name: 'letter', files: [file(0, name(0)), file(2, name(2))] }],
  },
];
const show = (isAdmin: boolean) =>
  render(
    repairPage(
      <DataProviderContext.Provider value={dataProvider}>
        <QuestionsWithFiles userId="ann" questions={questions(() => 'l•••.pdf')} />
      </DataProviderContext.Provider>,
      isAdmin,
    ),
  );
const rowTexts = () => screen.getAllByRole('group').map(({ textContent }) => textContent);

test('staff see what is there, by masked names, and what is not, and open nothing', async () => {
  show(false);
  expect(await screen.findAllByRole('group')).toHaveLength(3);
  expect(rowTexts()).toEqual([
    'Annual budgetNot answered yet',
    expect.stringMatching(/^Letterl•••\.pdf · 2 KB · Mar 2/),
    expect.stringMatching(/^Letter 3l•••\.pdf · 2 KB · Mar 2/),
  ]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('an administrator says why, sees the names, and each file that they open carries the reason', async () => {
  const user = userEvent.setup();
  server
    .post('/api/admin/answers/{id}/unmask')
    .answers(() => ({ questions: questions((repeat) => `letter-${repeat}.pdf`) }));
  const requests = server
    .post('/api/admin/answers/{id}/file')
    .answers(
      () => new Response('A note', { headers: { 'content-disposition': 'attachment; filename="letter-2.txt"' } }),
    );
  show(true);
  await user.click(await screen.findByRole('button', { name: 'Open the files' }));
  const dialog = screen.getByRole('dialog', { name: 'Open the files?' });
  await user.click(within(dialog).getByRole('button', { name: 'Open' }));
  expect(within(dialog).getByText('Enter a reason.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Reason'), 'Is it signed?');
  await user.click(within(dialog).getByRole('button', { name: 'Open' }));
  await screen.findByText('letter-2.pdf');

  await user.click(screen.getByRole('button', { name: 'Preview Letter 3' }));
  await screen.findByRole('dialog', { name: 'letter-2.txt' });
  expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/admin/answers/ann/file', body: { input_name: 'letter', repeat: 2, reason: 'Is it signed?' } },
  ]);
});

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { catalogue } from '../language/catalogue';
import { setLanguage } from '../language/language';
import { renderPage } from '../testing/render-page';
import { Field } from '../ui/fields/field';
import { requiredText } from './field-rules';
import { Form, useZodForm } from './form';
import { FormDialog } from './form-dialog';
import { useClearCorrectedErrors } from './use-clear-corrected-errors';

interface Sent {
  readonly name: string;
}

interface ShownProps {
  /** The server's error for the field. */
  failure?: string;
  problem?: string;
  send?: (values: Sent) => Promise<unknown>;
  onClose?: () => void;
}

const rules = { name: requiredText('Please enter a name', 10) };

const Page = ({ failure, problem, send = () => Promise.resolve() }: ShownProps) => {
  const form = useZodForm(rules, { name: '' });
  return (
    <Form form={form} onSubmit={send} action="Save" busy={false} error={problem} alternative={<p>Or not</p>}>
      <Field label="Name" {...form.field('name', failure)} />
    </Form>
  );
};

const Question = ({ problem, send = () => Promise.resolve(), onClose = () => undefined }: ShownProps) => {
  const form = useZodForm(rules, { name: '' });
  return (
    <FormDialog title="Who?" form={form} onSubmit={send} action="Save" busy={false} error={problem} onClose={onClose}>
      <Field label="Name" {...form.field('name')} />
    </FormDialog>
  );
};

/** Waits until all errors are shown. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

test.each([
  ['a page', Page],
  ['a dialog', Question],
])('in %s, what its rules accept is sent, as they parsed it', async (_where, Shown) => {
  const sent: Sent[] = [];
  const { user } = renderPage(<Shown send={async (values) => sent.push(values)} />);
  await user.type(name(), ' Ann ');
  await user.click(save());
  expect(sent).toEqual([{ name: 'Ann' }]);
});

test('a field says what is wrong with it once it is left, and nothing is sent', async () => {
  const sent: Sent[] = [];
  const { user } = renderPage(<Page send={async (values) => sent.push(values)} />);
  await user.type(name(), 'Ann of Green Gables');
  expect(alerts()).toEqual(['', '']);
  await user.tab();
  await screen.findByText('At most 10 characters');
  await user.clear(name());
  await user.click(save());
  await screen.findByText('Please enter a name');
  expect(sent).toEqual([]);
});

test('a button that is pressed while the error of the field before it would appear gets its click', async () => {
  const pressed = jest.fn();
  const { user } = renderPage(
    <>
      <Page />
      <button onClick={pressed}>Elsewhere</button>
    </>,
  );
  await user.type(name(), 'Ann of Green Gables');
  const target = screen.getByRole('button', { name: 'Elsewhere' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  await settled();
  expect(alerts()).toEqual(['', '']);
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(pressed).toHaveBeenCalledTimes(1);
  await screen.findByText('At most 10 characters');
});

test('an empty field that is left for something outside the form is not said to be missing, within the form it is', async () => {
  const { user } = renderPage(
    <>
      <Page />
      <button>Language</button>
    </>,
  );
  await user.click(name());
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await settled();
  expect(alerts()).toEqual(['', '']);
  await user.click(name());
  await user.tab();
  await screen.findByText('Please enter a name');
});

test('the server’s error at a field is replaced by the error of the field’s own rule', async () => {
  const { user } = renderPage(<Page failure="This name is taken" />);
  screen.getByText('This name is taken');
  await user.click(save());
  await screen.findByText('Please enter a name');
  expect(screen.queryByText('This name is taken')).toBeNull();
});

test('a form is not sent twice, but can be resent after a failure', async () => {
  let fail: (why: Error) => void = () => undefined;
  const sent: Sent[] = [];
  const send = (values: Sent) => {
    sent.push(values);
    return new Promise((_kept, broken) => {
      fail = broken;
    });
  };
  const { user } = renderPage(<Page send={send} />);
  await user.type(name(), 'Ann');
  await user.dblClick(save());
  expect(sent).toHaveLength(1);
  fail(new Error('Lost'));
  await user.click(save());
  expect(sent).toHaveLength(2);
});

test('a form says why it failed above its button, and what else can be done below', () => {
  renderPage(<Page problem="The list is full." />);
  expect(alerts()).toEqual(['', 'The list is full.']);
  const order = save().compareDocumentPosition(screen.getByText('Or not'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a dialog is closed without sending, and says why it failed', async () => {
  const onClose = jest.fn();
  const { user } = renderPage(<Question problem="The list is full." onClose={onClose} />);
  expect(alerts()).toEqual(['', 'The list is full.']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const twice = z
  .object({ name: z.string(), again: z.string() })
  .check(z.refine(({ name, again }) => name === again, { path: ['again'], error: 'These differ' }));

test('an error disappears when another field corrects it', async () => {
  const Twice = () => {
    const form = useZodForm(twice, { name: '', again: '' });
    useClearCorrectedErrors(form);
    return (
      <Form form={form} onSubmit={() => Promise.resolve()} action="Save" busy={false}>
        <Field label="Name" {...form.field('name')} />
        <Field label="Again" {...form.field('again')} />
      </Form>
    );
  };
  const { user } = renderPage(<Twice />);
  await user.type(name(), 'Ann');
  await user.type(screen.getByRole('textbox', { name: 'Again' }), 'Anna');
  await user.tab();
  await screen.findByText('These differ');
  await user.type(name(), 'a');
  await waitFor(() => expect(screen.queryByText('These differ')).toBeNull());
});

describe('when another language is chosen', () => {
  const texts = catalogue('kitchen', { missing: 'Name it' });
  const inGerman = async () => {
    act(() => setLanguage('de', { kitchen: { missing: 'Gib ihm einen Namen' } }));
    await settled();
  };
  afterEach(() => {
    cleanup();
    setLanguage('en', {});
  });

  const Kitchen = () => {
    const form = useZodForm(
      { name: requiredText(() => texts().missing), size: requiredText('Say its size') },
      {
        name: '',
        size: '',
      },
    );
    return (
      <Form form={form} onSubmit={() => Promise.resolve()} action="Save" busy={false}>
        <Field label="Name" {...form.field('name')} />
        <Field label="Size" {...form.field('size')} />
      </Form>
    );
  };

  test('an error appears at its field, in the current language, and untouched fields have none', async () => {
    const { user } = renderPage(<Kitchen />);
    await user.click(name());
    await user.tab();
    await screen.findByText('Name it');
    await inGerman();
    await screen.findByText('Gib ihm einen Namen');
    expect(alerts()).toEqual(['Gib ihm einen Namen', '', '']);
  });

  test('the errors of all fields stay after a change of language if the form was sent', async () => {
    const { user } = renderPage(<Kitchen />);
    await user.click(save());
    await screen.findByText('Say its size');
    await inGerman();
    expect(alerts()).toEqual(['Gib ihm einen Namen', 'Say its size', '']);
  });
});

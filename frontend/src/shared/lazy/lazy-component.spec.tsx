import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderPage } from '../testing/render-page';
import { lazyDialog } from './lazy-dialog';

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

interface GreetingProps {
  readonly name: string;
  readonly onClose: () => void;
}
const Greeting = ({ name }: GreetingProps) => <div role="dialog">Hello, {name}</div>;

/** A loader that can be online or offline. */
const network = (code: ComponentType<GreetingProps> = Greeting) => {
  const state = { online: true, asked: 0 };
  const load = () => {
    state.asked += 1;
    return state.online ? Promise.resolve({ Greeting: code }) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { state, dialog: lazyDialog(load, 'Greeting') };
};

const Page = ({ dialog: Dialog }: { dialog: ReturnType<typeof network>['dialog'] }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Topic" />
      <button onClick={() => setIsOpen(true)}>Greet</button>
      {isOpen && <Dialog name="Ann" onClose={() => setIsOpen(false)} />}
    </>
  );
};

const press = (name: string) => screen.getByRole('button', { name });

test('code that cannot be loaded leaves the page unchanged and can be retried', async () => {
  const { state, dialog } = network();
  state.online = false;
  const { user } = renderPage(<Page dialog={dialog} />);
  await user.type(screen.getByLabelText('Topic'), 'tariffs');
  await user.click(press('Greet'));
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'tariffs');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await user.click(press('Try again'));
  await screen.findByRole('button', { name: 'Reload the page' });
  state.online = true;
  await user.click(press('Try again'));
  await screen.findByText('Hello, Ann');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the failure message can be dismissed', async () => {
  const { state, dialog } = network();
  state.online = false;
  const { user } = renderPage(<Page dialog={dialog} />);
  await user.click(press('Greet'));
  await screen.findByRole('alert');
  await user.click(press('Close'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that fails to render leaves the page unchanged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const { dialog } = network((props) => {
    if (broken) throw new Error('broken');
    return <Greeting {...props} />;
  });
  const { user } = renderPage(<Page dialog={dialog} />);
  await user.click(press('Greet'));
  await screen.findByRole('alert');
  broken = false;
  await user.click(press('Try again'));
  await screen.findByText('Hello, Ann');
  logged.mockRestore();
});

test('preloaded code is shown while offline', async () => {
  const { state, dialog } = network();
  dialog.preload();
  await waitFor(() => expect(state.asked).toBe(1));
  state.online = false;
  const { user } = renderPage(<Page dialog={dialog} />);
  await user.click(press('Greet'));
  await screen.findByText('Hello, Ann');
});

test('reports a newer version on the server and offers to reload', async () => {
  globalThis.fetch = async () => new Response('<script type="module" src="/assets/index-new.js"></script>');
  const { state, dialog } = network();
  state.online = false;
  const { user } = renderPage(<Page dialog={dialog} />);
  await user.click(press('Greet'));
  await screen.findByText('A newer version has been installed. Reload the page to use it.');
  await screen.findByRole('button', { name: 'Reload the page' });
});

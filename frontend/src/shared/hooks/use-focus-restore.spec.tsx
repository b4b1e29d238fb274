import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusRestore } from './use-focus-restore';

const Guests = ({ hasButton = true }: { hasButton?: boolean }) => {
  const [guests, setGuests] = useState(['Ann', 'Ben', 'Cem']);
  const [asks, setAsks] = useState<string | null>(null);
  const container = useFocusRestore<HTMLDivElement>();
  const remove = (name: string) => setGuests((before) => before.filter((each) => each !== name));
  return (
    <>
      <div ref={container}>
        {guests.map((name) => (
          <p key={name}>
            <button onClick={() => setAsks(name)}>Ask about {name}</button>
            <button onClick={() => remove(name)}>Remove {name}</button>
          </p>
        ))}
        {hasButton && <button>Invite</button>}
      </div>
      <button>Elsewhere</button>
      {asks !== null && (
        <dialog open>
          <button autoFocus onClick={() => remove(asks)}>
            Yes
          </button>
          <button onClick={() => setAsks(null)}>Close</button>
        </dialog>
      )}
    </>
  );
};

const press = async (...names: readonly string[]) => {
  const user = userEvent.setup();
  for (const name of names) await user.click(screen.getByRole('button', { name }));
};
const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

test('the next row gets the focus of a removed one', async () => {
  render(<Guests />);
  await press('Remove Ann');
  await expectFocusOn('Ask about Ben');
});

test('the element after the list gets the focus of a removed last row', async () => {
  render(<Guests />);
  await press('Remove Cem');
  await expectFocusOn('Invite');
});

test('the row before gets the focus if nothing follows', async () => {
  render(<Guests hasButton={false} />);
  await press('Remove Cem');
  await expectFocusOn('Remove Ben');
});

test('the page gets the focus if no element is left', async () => {
  const Last = () => {
    const [isThere, setIsThere] = useState(true);
    const container = useFocusRestore<HTMLDivElement>();
    return (
      <main id="main" tabIndex={-1}>
        {isThere && (
          <div ref={container}>
            <button onClick={() => setIsThere(false)}>Remove</button>
          </div>
        )}
      </main>
    );
  };
  render(<Last />);
  await press('Remove');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('the element that replaces a button gets its focus', async () => {
  const Recording = () => {
    const [isOpen, setIsOpen] = useState(false);
    const container = useFocusRestore<HTMLDivElement>();
    return (
      <div ref={container}>
        <button>First</button>
        {isOpen ? (
          <button>Play</button>
        ) : (
          <button key="listen" onClick={() => setIsOpen(true)}>
            Listen
          </button>
        )}
        <button>Last</button>
      </div>
    );
  };
  render(<Recording />);
  await press('Listen');
  await expectFocusOn('Play');
});

test('a dialog that asks before the removal keeps the focus until it closes', async () => {
  render(<Guests />);
  await press('Ask about Ann', 'Yes');
  await expectFocusOn('Yes');
  await press('Close');
  await expectFocusOn('Ask about Ben');
});

test('a focus elsewhere is left there', async () => {
  render(<Guests />);
  await press('Ask about Ann', 'Yes');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await press('Close', 'Elsewhere');
  await expectFocusOn('Elsewhere');
});

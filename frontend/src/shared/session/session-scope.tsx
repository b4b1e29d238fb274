import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useEpoch } from './session';

interface SessionProps {
  newQueries: (epoch: number) => QueryClient;
  children: ReactNode;
}

/**
 * Owns all that belongs to the person of a tab: answers of the server, the live stream, chats, dialogs and what is typed. With
 * another person all of it begins anew.
 */
export const Session = (props: SessionProps) => {
  const epoch = useEpoch();
  return <Epoch key={epoch} epoch={epoch} {...props} />;
};

const Epoch = ({ epoch, newQueries, children }: SessionProps & { epoch: number }) => {
  const [queries] = useState(() => newQueries(epoch));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
};

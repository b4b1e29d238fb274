import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useEpoch } from './session';

interface SessionScopeProps {
  createQueryClient: (epoch: number) => QueryClient;
  children: ReactNode;
}

/**
 * Contains everything that belongs to a tab's person: server data, the live stream, chats, dialogs and typed text. All
 * of it is remounted for another person.
 */
export const SessionScope = (props: SessionScopeProps) => {
  const epoch = useEpoch();
  return <Epoch key={epoch} epoch={epoch} {...props} />;
};

const Epoch = ({ epoch, createQueryClient, children }: SessionScopeProps & { epoch: number }) => {
  const [queries] = useState(() => createQueryClient(epoch));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
};

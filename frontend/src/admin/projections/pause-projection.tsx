import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { KEPT_FOR_GOOD } from '../commands/reason-hints';

interface PauseProjectionProps {
  name: string;
  kind: 'read_model' | 'reactor';
  isPaused: boolean;
}

const MEANWHILE = {
  read_model:
    'Pages that read it show what it holds now, until it is resumed. Nothing is lost: it then takes what happened in between.',
  reactor:
    'What it does on events waits until it is resumed. Nothing is lost: it then acts on what happened in between.',
} as const;

/** Pauses or resumes a read model or reactor. */
export const PauseProjection = ({ name, kind, isPaused }: PauseProjectionProps) => {
  const params = { path: { name } };
  return isPaused ? (
    <CommandButton
      label="Resume"
      title={`Resume ${name}?`}
      send={(reason) => api.POST('/api/admin/projections/{name}/resume', { params, body: { reason } })}
      success={`${name} goes on.`}
      hint={KEPT_FOR_GOOD}
    >
      <p>It goes on with the first event that it has not taken yet.</p>
    </CommandButton>
  ) : (
    <CommandButton
      label="Pause"
      title={`Pause ${name}?`}
      send={(reason) => api.POST('/api/admin/projections/{name}/pause', { params, body: { reason } })}
      success={`${name} is paused.`}
      hint={KEPT_FOR_GOOD}
    >
      <p>{MEANWHILE[kind]} It stays paused after a restart.</p>
    </CommandButton>
  );
};

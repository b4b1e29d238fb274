import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Emergency } from '#modules/conversations/emergencies/emergency-likelihoods';
import { emergencyBySign } from '../../../backend/src/modules/conversations/emergencies/emergencies';
import { readNatural, readSecondEmergencies, readStrangers } from './strangers';

/** A message, with the emergency that it tells of. */
export interface EmergencyExample {
  readonly said: string;
  readonly label: Emergency | 'none';
}

const label = z.enum(['body', 'self_harm', 'none']);

const messages = z.array(z.strictObject({ lang: z.string(), label, said: z.string() }));
const judged = z.array(
  z.strictObject({
    id: z.string(),
    lang: z.string(),
    must: z.boolean(),
    kind: label.exclude(['none']).nullable(),
    said: z.string(),
    why: z.string(),
  }),
);

const read = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));

/** The messages of a third stranger: those at even places measure, the others teach. */
export const thirdEmergencies = (half: 'taught' | 'held'): readonly EmergencyExample[] =>
  judged
    .parse(read('third-emergencies.json'))
    .filter((_, index) => (index % 2 === 0) === (half === 'taught'))
    .map(({ said, kind }) => ({ said, label: kind ?? 'none' }));

/** Ordinary messages and emergencies of a sixth stranger, which taught nothing. */
export const ordinaryAndEmergencies = (): readonly EmergencyExample[] =>
  messages.parse(read('ordinary-and-emergencies.json'));

/** The signs of talk of self-harm in two sets that do not tell the kinds apart. */
const OF_SELF_HARM =
  /suicid|kill myself|want to die|self.?harm|hurt myself|not be here|wake up|sin mí|morir|matarme|vivir/iu;

const withoutKind = ({ must, must_not }: ReturnType<typeof readSecondEmergencies>): readonly EmergencyExample[] => [
  ...must.map(({ said }) => ({ said, label: OF_SELF_HARM.test(said) ? ('self_harm' as const) : ('body' as const) })),
  ...must_not.map(({ said }) => ({ said, label: 'none' as const })),
];

/** All messages that the weights are learned from. */
export const emergencyExamples = (): readonly EmergencyExample[] => [
  ...messages.parse(read('emergency-messages.json')),
  ...thirdEmergencies('taught'),
  ...withoutKind(readStrangers().emergencies),
  ...withoutKind(readSecondEmergencies()),
  ...[...readNatural(), ...readStrangers().messages]
    .filter(({ said }) => emergencyBySign(said) === null)
    .map(({ said }) => ({ said, label: 'none' as const })),
];
